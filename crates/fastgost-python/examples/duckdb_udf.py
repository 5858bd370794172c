"""Replaces the values of a column in DuckDB by pseudonyms. The UDF (user-defined function) calls a function of
fastgost.arrow."""

import duckdb
from duckdb.sqltypes import BLOB, VARCHAR

from fastgost import arrow

KEY = bytes(range(32))  # In a real program, the key is secret.

con = duckdb.connect()
con.create_function("pseudonym", lambda names: arrow.hmac(names, KEY), [VARCHAR], BLOB, type="arrow")
con.create_function("seal", lambda names: arrow.encrypt(names, KEY), [VARCHAR], BLOB, type="arrow", side_effects=True)
con.create_function("unseal", lambda sealed: arrow.decrypt(sealed, KEY, type="string"), [BLOB], VARCHAR, type="arrow")

con.sql("create table people as select 'name ' || (i % 3) as name from range(10000) t(i)")
print(con.sql("select hex(pseudonym(name))[:16] as who, count(*) as times from people group by who order by who"))
assert con.sql("select count(*) from people where unseal(seal(name)) = name").fetchall() == [(10000,)]
assert con.sql("select count(distinct pseudonym(name)) from people").fetchall() == [(3,)]
