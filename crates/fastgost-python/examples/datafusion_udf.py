"""Replaces the values of a column in DataFusion by pseudonyms. The UDF (user-defined function) calls a function of
fastgost.arrow."""

import pyarrow as pa
from datafusion import SessionContext, udf

from fastgost import arrow

KEY = bytes(range(32))  # In a real program, the key is secret.


def pseudonym(names: pa.Array) -> pa.Array:
    return arrow.hmac(names, KEY)


def seal(names: pa.Array) -> pa.Array:
    return arrow.encrypt(names, KEY)


def unseal(sealed: pa.Array) -> pa.Array:
    return arrow.decrypt(sealed, KEY, type="string")


ctx = SessionContext()
ctx.register_udf(udf(pseudonym, [pa.string()], pa.binary(32), "stable", "pseudonym"))
ctx.register_udf(udf(seal, [pa.string()], pa.binary(), "volatile", "seal"))
ctx.register_udf(udf(unseal, [pa.binary()], pa.string(), "stable", "unseal"))
names = pa.array([f"name {i % 3}" for i in range(10000)])
ctx.register_record_batches("people", [[pa.record_batch([names], ["name"])]])
print(ctx.sql("select encode(pseudonym(name), 'hex') as who, count(*) as times from people group by who order by who"))
[count] = ctx.sql("select count(*) as n from people where unseal(seal(name)) = name").to_pydict()["n"]
assert count == 10000
assert ctx.sql("select count(distinct pseudonym(name)) as n from people").to_pydict() == {"n": [3]}
