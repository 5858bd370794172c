"""Functions that process many messages in one call. The lanes (parts) of the CPU's vector registers process different
messages at the same time."""

from ._fastgost import batch as _compiled

__all__ = ["hash", "open", "seal"]

hash = _compiled.hash
open = _compiled.open
seal = _compiled.seal
