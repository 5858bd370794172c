"""Functions that process many messages in one call, in the lanes of the CPU's vector registers."""

from ._fastgost import batch as _compiled

__all__ = ["hash", "open", "seal"]

hash = _compiled.hash
open = _compiled.open
seal = _compiled.seal
