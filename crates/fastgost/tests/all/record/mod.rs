//! Records and packets: arrays against one packet after the other and against the RFCs' formulas; what is rejected, and
//! what is left then; limits.

mod arrays;
mod book;
mod fragments;
mod ikev2;
mod limits;
mod rejected;
mod replays;
mod subjects;
