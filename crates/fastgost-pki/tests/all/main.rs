//! Tests certificates, documents and PFX files through the public interface. All tests are in one program, so that the
//! code that several tests use is compiled only once.
#![allow(missing_docs)]

mod chains;
mod cms;
mod cryptopro;
mod jws;
mod lenience;
mod path;
mod pfx;
mod rules;
mod text_forms;
mod texts;

/// The tests of wiped secrets need this allocator. In all other tests, the allocator works like the system's allocator.
#[global_allocator]
static WATCHER: fastgost_testkit::watcher::Watcher = fastgost_testkit::watcher::Watcher;
