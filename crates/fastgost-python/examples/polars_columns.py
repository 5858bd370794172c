"""Replaces the values of a column in Polars by pseudonyms. The functions of fastgost.arrow take series of Polars, and
return such series."""

import polars as pl

from fastgost import arrow

KEY = bytes(range(32))  # In a real program, the key is secret.

people = pl.DataFrame({"name": [f"name {i % 3}" for i in range(10000)]})
sealed = people.with_columns(
    who=pl.col("name").map_batches(lambda names: arrow.hmac(names, KEY), return_dtype=pl.Binary),
    name=pl.col("name").map_batches(lambda names: arrow.encrypt(names, KEY), return_dtype=pl.Binary),
)
print(sealed.group_by("who").len().sort("who"))
unseal = pl.col("name").map_batches(lambda names: arrow.decrypt(names, KEY, type="string"), return_dtype=pl.String)
assert sealed.select(unseal).equals(people)
assert sealed["who"].n_unique() == 3
