# The command, its man pages and what shells complete, built and installed:
#   make && sudo make install            under /usr/local
#   make install PREFIX=$HOME/.local     for one user
# The library for C (docs/c.md):
#   make capi && sudo make install-capi
# DESTDIR goes before all paths, for packages.
PREFIX ?= /usr/local
CARGO ?= cargo
INSTALL ?= install

TARGET := $(or $(CARGO_TARGET_DIR),target)
COMMAND := $(TARGET)/release/fastgost
MAN := $(DESTDIR)$(PREFIX)/share/man/man1
BASH := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

SOURCES := Cargo.toml Cargo.lock $(shell find crates/fastgost crates/fastgost-cli crates/fastgost-gpu -name '*.rs' -o -name '*.ptx' -o -name Cargo.toml)

.PHONY: all man install uninstall capi install-capi uninstall-capi
all: $(COMMAND) man

# Root need not have a compiler: nothing is built twice.
$(COMMAND): $(SOURCES)
	$(CARGO) build --release --locked -p fastgost-cli
	touch $@

man: $(COMMAND)
	mkdir -p $(TARGET)/man
	$(COMMAND) man-pages $(TARGET)/man

install: $(COMMAND)
	$(INSTALL) -d $(DESTDIR)$(PREFIX)/bin $(MAN) $(BASH) $(ZSH) $(FISH)
	$(INSTALL) -m 755 $(COMMAND) $(DESTDIR)$(PREFIX)/bin/fastgost
	umask 022 && $(COMMAND) man-pages $(MAN)
	umask 022 && $(COMMAND) completions bash > $(BASH)/fastgost
	umask 022 && $(COMMAND) completions zsh > $(ZSH)/_fastgost
	umask 022 && $(COMMAND) completions fish > $(FISH)/fastgost.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/fastgost $(MAN)/fastgost.1 $(MAN)/fastgost-*.1
	rm -f $(BASH)/fastgost $(ZSH)/_fastgost $(FISH)/fastgost.fish

capi:
	$(CARGO) build --release --locked -p fastgost-capi

# Does not build, so that root need not have a compiler.
install-capi:
	DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" CARGO_TARGET_DIR="$(TARGET)" crates/fastgost-capi/install "$(PREFIX)"

uninstall-capi:
	DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" crates/fastgost-capi/install "$(PREFIX)" --uninstall
