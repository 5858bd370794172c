//! Tests records and packets. Arrays are compared with one packet after the other and with the RFCs' formulas.
//! Rejected records, the state after them, and limits are tested too.

mod arrays;
mod book;
mod fragments;
mod ikev2;
mod limits;
mod rejected;
mod replays;
mod subjects;
