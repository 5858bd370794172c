//! The standards, from their text.
