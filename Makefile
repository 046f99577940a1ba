# The commands of this project; `make` alone lists them. Longer ones are programs in Scripts, which also run
# without make.

# The configuration that draws the pictures: release is faster, debug shares its objects with the tests.
CONFIGURATION ?= release

options = $(if $(filter release,$(CONFIGURATION)),$(shell Scripts/release-options),--configuration $(CONFIGURATION))

build_tool = swift build $(options) --product cellophane
tool = "$$(swift build $(options) --show-bin-path)/cellophane"
# A folder in quotes, for names with spaces. In quotes the shell does not expand ~.
quoted = "$(patsubst ~/%,$(HOME)/%,$(1))"
sources = Package.swift Sources Plugins Tests Fixtures/Packages Benchmarks

.DEFAULT_GOAL := help
.PHONY: check-portability check-dist deb dist help setup setup-test setup-dist setup-bench build install test demo verify figures check-figures bench mutate fuzz test-sanitized lint format check-imports check-mutants check-page-types check-schema check-example check-bench public-interface check-public-interface docs clean symbols check-recorder

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-22s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## install the Debian packages that building needs, or name those of Homebrew
	@Scripts/install-packages

setup-test:
	@Scripts/install-packages test

setup-dist:
	@Scripts/install-packages dist

setup-bench:
	@Scripts/install-packages bench

build: setup ## build the command line tool (CONFIGURATION=release or debug)
	$(build_tool)

install: PREFIX ?= /usr/local
install: build ## install the tool with man pages and completions, on a Mac with fonts, in PREFIX=/usr/local
	Scripts/install $(tool) $(call quoted,$(PREFIX))
	@[ "$$(uname)" = Linux ] || Scripts/install-fonts $(call quoted,$(PREFIX)/share/cellophane/fonts)

dist: setup-dist build ## pack the tool with its libraries and fonts for machines without Swift, into FOLDER=.build/dist
	Scripts/dist $(tool) $(call quoted,$(or $(FOLDER),.build/dist))

deb: setup-dist build ## pack the tool as a Debian package with its fonts, into FOLDER=.build/dist
	Scripts/debian-package $(tool) $(call quoted,$(or $(FOLDER),.build/dist))

check-dist: dist deb ## try the archive and the Debian package in clean systems of Debian, as root
	@Scripts/check-dist $(call quoted,$(or $(FOLDER),.build/dist))

# Tests that all begin at once hold their memory at once, and each child process copies its tables of pages: with
# eight at a time the suite takes 161 instead of 171 seconds (measured).
test: export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH = 8
# The C library keeps the memory of pictures that tests have freed, as it does in the tool, instead of having the system
# clear it for the next one: the suite takes 338 instead of 370 seconds on a slow machine (measured).
test: export MALLOC_MMAP_THRESHOLD_ = 33554432
test: export MALLOC_TRIM_THRESHOLD_ = 67108864
test: export CELLOPHANE_FAST_TESTS = 1
test: setup-test ## build and run all tests; they compare the example scenes with their goldens, too
	swift build --build-tests
	@Scripts/run-tests --parallel

# Whole modules that are not optimised, without an index and information for a debugger: from nothing this takes three
# quarters of the time of a debug build and less than half of that of a release build (measured). The server of `preview`,
# which no picture needs, and its libraries would take a fifth more. The pictures have the same bytes. The build has a
# folder of its own, as other options would build everything again. Interfaces of modules come from the same run of the
# compiler as their code, because they would be read and checked twice otherwise, and LLVM does not check what it gets:
# both together save an eighth of the time (measured). Nor does LLVM hash what it gets, to compile it only once. Two passes of
# the compiler are left out: one that only reports data races, as it does in all other builds, and one that only removes
# loads. These three save a tenth of the processor time (measured: 9 % of all modules, 16 % of the instructions of a small one).
demo: options = --configuration debug --disable-default-traits --scratch-path .build/demo --disable-index-store \
  -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=send-non-sendable \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=mandatory-redundant-load-elimination
# The modules that need no C library are built while packages with such libraries are installed.
demo: export WHILE_INSTALLING = swift build $(options) --target Timelines
demo: export CELLOPHANE_FAST_TESTS =
demo: setup ## make every kind of picture from one scene, and a page of the examples to play with
	$(build_tool)
	@Scripts/demo $(tool)

verify: setup-test ## only compare the example scenes with their goldens
	$(build_tool)
	@$(tool) snapshot verify

figures: setup-test ## draw the pictures of the documentation again
	$(build_tool)
	@$(tool) figures README.md Documentation/Gallery.md
	@Scripts/feature-index

symbols: ## pack the drawings of Symbols into the library
	@Scripts/pack-symbols

check-figures: setup-test ## report pictures of the documentation that are stale
	$(build_tool)
	@Scripts/check-figures $(tool)

bench: setup-bench ## measure speed against other programs, as ratios in one run
	@Scripts/bench

mutate: setup-test ## put small faults into a copy of the sources and report those that no test notices
	@Scripts/mutate

fuzz: setup ## look for inputs that crash the readers, for SECONDS=60
	@Scripts/fuzz $(or $(SECONDS),60)

SANITIZER ?= address
# The tests of targets with C code, child processes or threads of their own.
SANITIZED ?= ^(Files|Processes|Work|PNGCoding|ImageCoding|Snapshots)Tests

# Swift has no UndefinedBehaviorSanitizer on Linux: only C is instrumented, and traps at the first finding.
sanitize = $(if $(filter undefined,$(SANITIZER)),-Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined,--sanitize=$(SANITIZER))

test-sanitized: setup-test ## test what has C code or threads with SANITIZER=address, undefined or thread
	swift build --build-tests $(sanitize) --scratch-path .build/$(SANITIZER)
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer-suppressions \
	  swift test --skip-build $(sanitize) --scratch-path .build/$(SANITIZER) --filter '$(SANITIZED)'

lint: ## report sources that are not formatted, and phrases that the rules for English exclude
	swift format lint --strict --recursive $(sources)
	@Scripts/check-words

format: ## format the sources
	swift format --in-place --recursive $(sources)

check-imports: ## compare the imports with the manifest
	@Scripts/check-imports

check-mutants: ## check that each fault of make mutate still has its place in the sources and its tests
	@Scripts/mutate --list >/dev/null

check-page-types: ## check the types in the script of pages, if TypeScript's compiler is installed
	@Scripts/check-page-types

check-portability: ## run the C code that needs no library on other processors, in qemu
	@Scripts/check-portability

check-schema: setup-test ## validate the example scenes against the schema
	@Scripts/check-schema

check-recorder: setup-test ## compile and run the recorder of captures with a stub of UIKit
	@Scripts/check-recorder

check-bench: export CELLOPHANE_BENCHMARKS = 1
check-bench: setup ## build what make bench runs
	swift build --product FrameJob
	swift build --product Bench

check-example: setup ## build and test the example packages, the one for pictures without Cairo
	@Scripts/check-example

public-interface: setup ## write Documentation/PublicInterface.txt and count the public declarations
	swift build
	@Scripts/public-interface

check-public-interface: setup ## report whether Documentation/PublicInterface.txt is stale
	swift build
	@Scripts/public-interface --check

docs: setup ## build the documentation of the library with DocC
	swift build
	@Scripts/docs

clean: ## remove everything that was built or generated
	rm -rf .build
	find Output -mindepth 1 ! -path Output/README.md -delete
