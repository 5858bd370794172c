//! Records and packets: arrays against one packet after the other and against the RFCs' formulas; rejected records, and
//! the state after them; limits.

mod arrays;
mod book;
mod fragments;
mod ikev2;
mod limits;
mod rejected;
mod replays;
mod subjects;
