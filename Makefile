# Islet's one door: `make help` lists the targets.

PREFIX ?= /usr/local
ARGS ?=
SWIFT ?= swift
DESTDIR ?=
GALLERY ?= .build/gallery.html
DIST ?= .build/dist

# The commit that --version names; empty if this is not a clone, such as an unpacked archive.
export ISLET_COMMIT := $(shell [ -e .git ] && git describe --always --dirty --exclude '*' 2>/dev/null)

# What our own hands wrote; dependencies are not formatted or linted.
SOURCES := Package.swift Sources Tests Themes Scenarios Examples Compatibility/Package.swift Compatibility/Sources $(wildcard Benchmarks/Package.swift) $(wildcard Benchmarks/Benchmarks)

# The installed program is one file: Swift's library inside, no symbols. On Linux all that makes a start slow is left out:
# other shared libraries than the system's own, names that nobody looks up, and an address that is only then chosen.
# Everywhere, types are put together by the compiler and not at their first use, where each part is looked for among all that
# the program knows: that was a third of a start. For it the compiler looks from one room into the other.
# Programs are stripped when they are installed: debugging information would only take time. The functions that a sitting runs lie
# side by side, in the order of Scripts/function-order.txt: a tick then takes a sixth less time, and a third less of the file is
# in memory. `make function-order` writes that list again.
RELEASE_FLAGS := -c release -debug-info-format none -Xswiftc -cross-module-optimization
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The tests check exclusive access to properties; in the release the checks would be a sixteenth of the work of a tick.
RELEASE_FLAGS += -Xswiftc -enforce-exclusivity=unchecked
ifeq ($(shell uname -s),Linux)
STATIC_LIBRARIES = $(shell ./Scripts/static-libraries.sh)
RELEASE_FLAGS += --static-swift-stdlib --disable-local-rpath -Xlinker -no-pie -Xlinker --no-export-dynamic
RELEASE_FLAGS += -Xswiftc -L$(STATIC_LIBRARIES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
RELEASE_FLAGS += -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections -Xswiftc -use-ld=lld
RELEASE_FLAGS += -Xlinker --symbol-ordering-file=$(CURDIR)/Scripts/function-order.txt -Xlinker --no-warn-symbol-ordering
endif

# What is built once and thrown away is compiled a module at a time: a fifth less work than file by file, of which only what an edit
# changes is compiled again. Without debugging information that is another twentieth less, and objects are two thirds as large; the
# trace of a crash then has functions and no lines, which `make test` without CI gives. On Linux lld links the tests in an eighth of the
# time that the linker takes which the compiler chooses, and the headers of C++'s library are compiled once.
ifdef CI
DEBUG_FLAGS := -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
ifeq ($(shell uname -s),Linux)
DEBUG_FLAGS += -Xswiftc -use-ld=lld
CXX_FLAGS = $(shell SWIFT="$(SWIFT)" ./Scripts/precompiled-headers.sh $1)
endif
endif

.DEFAULT_GOAL := help
.PHONY: run push build programs function-order guests test test-push check lint format release install dist uninstall smoke check-guests guest-pictures check-pictures bench bench-push clean help packages test-packages scene-loop test-sample gallery

run: packages ## Build and start Islet; arguments with ARGS="sit 20m"
	@[ -d .build/debug ] || echo "make: the first build takes some minutes"
	@$(SWIFT) run --quiet islet $(ARGS)

push: packages ## Build and start the local APNs and timer server; options with ARGS="--any-key"
	@[ -d .build/debug ] || echo "make: the first build takes some minutes"
	@$(SWIFT) run --quiet islet-push serve $(ARGS)

build: packages ## Build everything for development
	$(SWIFT) build

# Those that talk over sockets run by themselves, and so do those of real terminals, several of which are open at a time: the others
# keep every core busy, and a connection has limits of time.
SOCKET_TESTS := PushServerTests|PushClientTests|TimerJoinTests|TimerServiceTests|PostgresTimersTests
TERMINAL_TESTS := EndToEndTests

test: test-packages ## Build and run the tests
	$(SWIFT) test $(DEBUG_FLAGS) $(call CXX_FLAGS,debug) --disable-xctest --skip "$(SOCKET_TESTS)|$(TERMINAL_TESTS)"
	$(SWIFT) test $(DEBUG_FLAGS) $(call CXX_FLAGS,debug) --disable-xctest --skip-build --filter "$(SOCKET_TESTS)"
	$(SWIFT) test $(DEBUG_FLAGS) $(call CXX_FLAGS,debug) --disable-xctest --skip-build --filter "$(TERMINAL_TESTS)"

test-sample: packages ## Build and run the sample package of snapshot tests
	@SWIFT="$(SWIFT)" DEBUG_FLAGS="$(DEBUG_FLAGS) $(call CXX_FLAGS,debug)" ./Scripts/test-sample.sh

check: export CI := 1
check: ## What CI runs: lint, tests, release build, smoke run; warnings are errors
	@./.ci/run

lint: ## Check the format of every source file, the rooms and their folders, the words and the string catalogue
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	./Scripts/check-rooms.py
	./Scripts/guest-interface.py
	./Scripts/check-folders.py
	./Scripts/check-words.py
	./Scripts/strings.py check

format: ## Format every source file
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

release: packages ## Build the programs as they are installed
	@# Side by side: a module waits for those that it imports, and one build alone leaves cores idle.
	$(MAKE) --no-print-directory -j2 programs guests

programs:
	$(SWIFT) build $(RELEASE_FLAGS) $(call CXX_FLAGS,release) --product islet
	$(SWIFT) build $(RELEASE_FLAGS) $(call CXX_FLAGS,release) --product islet-push

# As the installed programs are optimised.
scene-loop: packages ## Build the loop of benchmark scenes, Benchmarks/.build/release/SceneLoop
	$(SWIFT) build --package-path Benchmarks $(RELEASE_FLAGS) --product SceneLoop

function-order: programs ## Find the functions that a sitting runs, and lay them side by side in the programs
	@SWIFT="$(SWIFT)" python3 Benchmarks/function_order.py
	@# The list is not known to the build as an input.
	rm -f .build/release/islet .build/release/islet-push
	$(MAKE) --no-print-directory programs

# SwiftPM looks for new files in the sources of the root package alone, unless it plans every build.
guests: packages ## Build what the source of Live Activities compiles against
	$(SWIFT) build --package-path Compatibility -c release -debug-info-format none --product IsletGuest --disable-build-manifest-caching

install: release ## Install programs, manual and completions under PREFIX (default /usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	for program in islet islet-push; do \
		install -m 755 "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/$$program" "$(DESTDIR)$(PREFIX)/bin/$$program" && \
		strip "$(DESTDIR)$(PREFIX)/bin/$$program" || exit 1; \
	done
	./Scripts/install-shared.sh install "$(DESTDIR)$(PREFIX)"
	./Scripts/install-guests.sh install "$(DESTDIR)$(PREFIX)" Compatibility/.build/release "$$(command -v "$(SWIFT)")c"

dist: ## Make a tarball and a Debian package of the installed programs in DIST (default .build/dist), and try them
	rm -rf .build/dist-root
	rm -f "$(DIST)"/islet-*.tar.gz "$(DIST)"/islet_*.deb
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/dist-root" PREFIX=/usr >/dev/null
	./Scripts/dist.sh .build/dist-root "$(DIST)"
	./Scripts/check-dist.sh "$(DIST)" "$$(.build/dist-root/usr/bin/islet --version)"

uninstall: ## Remove what install put there; sittings and settings stay
	./Scripts/install-shared.sh uninstall "$(DESTDIR)$(PREFIX)"
	./Scripts/install-guests.sh uninstall "$(DESTDIR)$(PREFIX)"
	rm -f "$(DESTDIR)$(PREFIX)/bin/islet" "$(DESTDIR)$(PREFIX)/bin/islet-push"

test-push: ## Push to the installed islet-push of PREFIX with real clients, and try two servers on one PostgreSQL
	@./Scripts/install-packages.sh push
	@./Tests/PushAcceptance/run.sh "$(DESTDIR)$(PREFIX)/bin/islet-push"
	@./Scripts/with-postgres.sh python3 Tests/PushAcceptance/two_servers.py "$(DESTDIR)$(PREFIX)/bin/islet-push"

smoke: ## Run the installed program of PREFIX as a stranger would
	./Scripts/smoke.sh "$(DESTDIR)$(PREFIX)/bin/islet"

check-guests: ## Check the sample Live Activities with the installed program of PREFIX, and that hostile ones harm nothing
	./Scripts/check-guests.sh "$(DESTDIR)$(PREFIX)/bin/islet"

guest-pictures: ## Draw the pictures of the sample Live Activities with the installed program of PREFIX
	./Scripts/guest-pictures.sh "$(DESTDIR)$(PREFIX)/bin/islet"

check-pictures: release ## Compare pictures in a browser with those of librsvg
	@./Scripts/install-packages.sh pictures
	@./Scripts/check-pictures.sh "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/islet" $(ARGS)

bench: packages ## Measure (Benchmarks/README.md); a first look with BENCH_SECONDS=10
	@SWIFT="$(SWIFT)" ./Scripts/bench.sh

bench-push: release ## Measure load and faults of islet-push, and compare with its budgets
	@./Scripts/install-packages.sh push
	@python3 Benchmarks/Push --islet-push "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/islet-push" --check $(ARGS)

# With no settings, so that the page has the program's themes alone.
gallery: packages ## Show every theme in every state: a page for a browser, GALLERY=FILE
	@XDG_CONFIG_HOME="$(CURDIR)/.build/no-settings" $(SWIFT) run --quiet islet theme gallery -o "$(GALLERY)"

clean: ## Remove everything that was built
	rm -rf .build Benchmarks/.build Compatibility/.build

help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

packages:
	@./Scripts/install-packages.sh build

test-packages:
	@./Scripts/install-packages.sh build test
