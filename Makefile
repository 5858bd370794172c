# The command and the tunnel, their man pages and completions for shells, built and installed:
#   make && sudo make install            under /usr/local
#   make install PREFIX=$HOME/.local     for one user
# The library for C (docs/c.md):
#   make capi && sudo make install-capi
# Packages (docs/release.md), each into target/dist, those of Debian into target/deb:
#   make deb | wheels | sdist | npm | archives | container
#   make crates                          what crates.io would get: packed and built, and sent nowhere
#   make release KEY=PRIVATE-KEY         lists of digests, signed, for what target/dist has
# The pages as a site, in target/site/html (needs Python and npm):
#   make site
# DESTDIR goes before all paths, for packages.
PREFIX ?= /usr/local
CARGO ?= cargo
INSTALL ?= install

TARGET := $(or $(CARGO_TARGET_DIR),target)
PROGRAMS := $(TARGET)/release/fastgost $(TARGET)/release/fastgost-tunnel
MAN := $(DESTDIR)$(PREFIX)/share/man/man1
BASH := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

SOURCES := Cargo.toml Cargo.lock $(shell find crates/fastgost crates/fastgost-base crates/fastgost-cli crates/fastgost-curve crates/fastgost-gpu crates/fastgost-pki crates/fastgost-rustls crates/fastgost-simd crates/fastgost-tunnel crates/fastgost-usage crates/fastgost-xml -name '*.rs' -o -name '*.ptx' -o -name Cargo.toml) $(wildcard vectors/*.json)

.PHONY: all man install uninstall capi install-capi uninstall-capi deb wheels sdist npm archives container crates release site
all: $(PROGRAMS) man

# Root need not have a compiler: nothing is built twice.
$(PROGRAMS) &: $(SOURCES)
	$(CARGO) build --release --locked -p fastgost-cli -p fastgost-tunnel
	touch $(PROGRAMS)

# The tunnel comes last: its own page fastgost-tunnel.1 replaces that of the subcommand that runs it.
man: $(PROGRAMS)
	mkdir -p $(TARGET)/man
	for program in $(PROGRAMS); do $$program man-pages $(TARGET)/man || exit; done

install: $(PROGRAMS)
	$(INSTALL) -d $(DESTDIR)$(PREFIX)/bin $(MAN) $(BASH) $(ZSH) $(FISH)
	umask 022 && for program in $(PROGRAMS); do \
	  name=$${program##*/} && \
	  $(INSTALL) -m 755 $$program $(DESTDIR)$(PREFIX)/bin/$$name && \
	  $$program man-pages $(MAN) && \
	  $$program completions bash > $(BASH)/$$name && \
	  $$program completions zsh > $(ZSH)/_$$name && \
	  $$program completions fish > $(FISH)/$$name.fish || exit; \
	done

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/fastgost $(DESTDIR)$(PREFIX)/bin/fastgost-tunnel $(MAN)/fastgost.1 $(MAN)/fastgost-*.1
	rm -f $(BASH)/fastgost $(ZSH)/_fastgost $(FISH)/fastgost.fish
	rm -f $(BASH)/fastgost-tunnel $(ZSH)/_fastgost-tunnel $(FISH)/fastgost-tunnel.fish

capi:
	$(CARGO) build --release --locked -p fastgost-capi

# Does not build, so that root need not have a compiler.
install-capi:
	DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" CARGO_TARGET_DIR="$(TARGET)" crates/fastgost-capi/install "$(PREFIX)"

uninstall-capi:
	DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" crates/fastgost-capi/install "$(PREFIX)" --uninstall

deb:
	rm -f $(TARGET)/deb/*.deb
	debian/rules clean build && fakeroot debian/rules binary

wheels archives container:
	packaging/$@

sdist:
	packaging/wheels sdist

npm:
	crates/fastgost-wasm/build
	mkdir -p $(TARGET)/dist
	npm pack --silent --pack-destination $(TARGET)/dist ./crates/fastgost-wasm/dist

# In the order of their dependencies, which cargo finds.
crates:
	$(CARGO) publish --workspace --dry-run --locked $(CRATES)

release: $(PROGRAMS)
	FASTGOST=$(abspath $(TARGET))/release/fastgost packaging/release $(TARGET)/dist $(KEY)

# The pages as a site with a search, and the references of the libraries, in target/site/html.
site:
	.ci/site --references
