//! Tests records and packets. Calls for arrays are compared with calls for single packets, and with the formulas of the
//! RFCs. The tests also cover rejected records, the state after rejected records, and limits.

mod arrays;
mod book;
mod fragments;
mod ikev2;
mod limits;
mod rejected;
mod replays;
mod subjects;
