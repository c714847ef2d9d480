# make demo       plays the example's stories, writes pictures to build/demo/; with WINDOW=1 the example
#                 opens in a window, for mouse and keyboard, with WINDOW=catalog its catalog
# make test       runs all tests, pictures included
# make deps       installs the system packages that are missing (Linux)
# make snapshots  records the reference pictures again, and a contact sheet
# make audit      checks Sources/, Example/, and Tests/ against Apple's declarations and rules, and
#                 Linux/UIKit against Apple's default values and conformances
# make check-apple
#                 compiles the Apple side of Sources/, Tests/, and Example/ for iOS, against stubs
# make bench      prints what a frame costs, beside the limit that Cairo alone sets, and what the
#                 constraint solver, layout equations and events cost (BENCH=layout: the solver
#                 only, beside kiwi's)
# make sanitize   runs the tests of queues and watches under the thread sanitiser (Linux)
# make format     formats the sources
# make lint       says what `make format` would change, and what it cannot
#
# NO_DEPS=1 skips `deps` and names what is missing. CONFIGURATION=release builds with optimisation.

CONFIGURATION ?= debug
SWIFT_FLAGS ?=
BUILD := swift build -c $(CONFIGURATION) $(SWIFT_FLAGS)
FORMATTED := Package.swift Sources Tests SnapshotTests Example ExampleApp Linux

.PHONY: demo test deps snapshots bench audit check-apple sanitize format lint

ifeq ($(shell uname -s),Darwin)

# Apple's platforms bring UIKit; `swift test` would build for macOS, which has none. The tests of a Swift package
# have no host app, so those of a project run.
PROJECT := ExampleApp/BottomBounceExample.xcodeproj
SIMULATOR ?= $(shell Scripts/simulator.sh)

demo:
	open $(PROJECT)

test:
	xcodebuild test -project $(PROJECT) -scheme BottomBounceExample -destination '$(SIMULATOR)' \
	  -parallel-testing-enabled NO

deps:
	@echo "Nothing to install: Xcode brings everything."

snapshots bench audit check-apple sanitize:
	@echo "'make $@' runs on Linux, where the package brings its own UIKit."

else

ifdef WINDOW

demo: deps
	$(BUILD) --product ProfileWindow
	@echo "Mouse: a finger. Ctrl+Left, Ctrl+Right: turn. Ctrl+D: dark. Ctrl+K: keyboard. Ctrl+Q: quit."
	@"$$($(BUILD) --show-bin-path)/ProfileWindow" $(if $(filter catalog,$(WINDOW)),--catalog)

else

demo: deps
	$(BUILD) --product Demo
	"$$($(BUILD) --show-bin-path)/Demo" build/demo

endif

test: test-deps
	$(BUILD) --build-tests
	$(MAKE) --no-print-directory audit-only check-apple-only
	Scripts/test.sh "$$($(BUILD) --show-bin-path)"
	Scripts/second-package.sh -c $(CONFIGURATION) $(SWIFT_FLAGS)

deps:
	@Scripts/dependencies.sh

.PHONY: test-deps
test-deps:
	@Scripts/dependencies.sh --tests

snapshots: deps
	$(BUILD) --build-tests
	SNAPSHOT_RECORD=1 swift test -c $(CONFIGURATION) $(SWIFT_FLAGS) --skip-build --filter SnapshotTests
	@echo "Look at build/snapshots/contact-sheet.png before you commit the references."

# Always optimised. BENCH='--save Linux/Benchmarks/saved-run.json' keeps the figures to compare with;
# PEER=path/to/gtk_sheet.c measures a sheet of another toolkit after the table.
BENCH ?= --compare Linux/Benchmarks/saved-run.json
PEER ?=

BENCHMARKS = "$$(swift build -c release $(SWIFT_FLAGS) --show-bin-path)/Benchmarks"

bench: deps
	swift build -c release $(SWIFT_FLAGS) --product Benchmarks
	$(if $(filter layout,$(BENCH)),,$(BENCHMARKS) $(BENCH))
	$(BENCHMARKS) layout table $$(Scripts/layout-peers.sh .build/layout-peers)
	$(if $(filter layout,$(BENCH)),,$(BENCHMARKS) equations)
	$(if $(filter layout,$(BENCH)),,$(BENCHMARKS) events)
	@if [ -n "$(PEER)" ]; then Scripts/peer.sh "$(PEER)"; fi

# Built apart: what is instrumented and what is not cannot share a folder.
sanitize: deps
	swift test --sanitize=thread --scratch-path .build/sanitized --filter 'QueuesTests|WatchTests'

# Reads the index of the last build, tests included.
audit: test-deps
	$(BUILD) --build-tests
	$(MAKE) --no-print-directory audit-only

.PHONY: audit-only
audit-only:
	"$$($(BUILD) --show-bin-path)/Audit" --quiet

# Needs no system packages.
check-apple:
	$(BUILD) --product Audit
	$(MAKE) --no-print-directory check-apple-only

.PHONY: check-apple-only
check-apple-only:
	@Scripts/check-apple.sh "$$($(BUILD) --show-bin-path)/Audit"

endif

format:
	swift format --in-place --recursive --parallel $(FORMATTED)

lint:
	swift format lint --strict --recursive --parallel $(FORMATTED)
