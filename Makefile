# make demo        plays the examples, and writes images and transcripts to build/demo/; with WINDOW=1 opens the
#                  Edit Profile screen in a window, with WINDOW=catalog the catalog
# make movie       records Documentation/story.webp, the movie in README.md (with Debian's package webp); only for a
#                  release, because each version stays in the history
# make test        runs all tests, including snapshot tests
# make design-suites  finds the suites that `make test` runs with the designs of iOS 18 and of iOS 26, and runs all tests
#                  of BottomBounceTests with the waiting of iOS (Linux)
# make deps        installs missing system packages (Linux)
# make snapshots   records the reference images again, and a contact sheet
# make audit       checks Sources/, Example/, and the shared tests against Apple's declarations and rules, and the UIKit
#                  for Linux against Apple's default values and conformances
# make check-apple type-checks the Apple side of Sources/, Tests/, and Example/ for iOS, against stubs
# make check-clients compiles code as apps contain it, with each combination of a project's settings, for both UIKits
# make docs        builds the documentation of both products as a static site in build/docs, and checks its links (Linux)
# make docs-check  opens pages of that site in Chromium, light and dark (Linux; Debian's chromium)
# make gallery     draws each variant light, dark, in Arabic, and with the largest text, and writes one page with these
#                  pictures and the code into build/gallery (Linux)
# make api         writes the public declarations into Documentation/, with which `make test` compares them (Linux)
# make app-size    measures how much an app grows with the package, from object files for iOS (Linux)
# make bench       measures frames, changes to large layouts, costs by the size of what is put in, layout equations, and
#                  events, and counts the work of each kind of sheet and of a key, beside the same sheet written by hand
#                  (BENCH=work: only that; SHEETS='text form': only these); fails if a count has grown by 5 %
# make fuzz        runs random equations, text edits, date limits, texts of amounts, and solver scripts, and 3,000 random
#                  hierarchies, against their references (Linux; FUZZ='--seconds 600 --seed 5 --only text',
#                  FUZZ='--cases 100000 --only amounts'); prints the seed of each failure
# make monkey      uses the catalog and the example at random for a million steps and checks every sheet (Linux;
#                  MONKEY='--steps 5000 --seed 5'); `--seed S --until STEP` repeats a failure with fewer steps
# make sanitize    runs the tests with the address and thread sanitizers (Linux)
# make format      formats the sources
# make lint        reports what `make format` would change, what it can't change, circles of folders in Sources/, and
#                  the size of Sources/ beside the limits in Scripts/budget.txt
# make release-check  prints what a tag would contain, and what is missing
# make help        prints this text
#
# NO_DEPS=1 lists missing packages without installing them. CONFIGURATION=release builds with optimization.

CONFIGURATION ?= debug
SWIFT_FLAGS ?=
# What the commands below build: whole modules, without what debuggers need, in a folder of its own. It takes 0.7 times
# the processor time of `swift build`, which builds what changed for debuggers and for one suite. With the integrated
# driver, a module is compiled as soon as those it imports have their interfaces; Swift 6.3 calls it deprecated. It
# warns once for each job that a whole module has no batches.
WHOLE_FLAGS := -c $(CONFIGURATION) $(SWIFT_FLAGS) --use-integrated-swift-driver -Xswiftc -gnone -Xswiftc -wmo \
  -Xswiftc -num-threads -Xswiftc 4
WHOLE := swift build $(WHOLE_FLAGS) --scratch-path .build/whole
WHOLE_PATH = $$($(WHOLE) --show-bin-path)
build = bash -o pipefail -c '$(WHOLE) $(1) 2>&1 | grep -v "ignoring .-enable-batch-mode"'
FORMATTED := Package.swift Sources Tests SnapshotTests Example UIKitForLinux Tools

.PHONY: help demo movie test design-suites deps snapshots bench fuzz monkey audit check-apple check-clients docs \
  docs-check gallery api app-size sanitize release-check format lint

help:
	@sed '/^$$/,$$d; s/^# \{0,1\}//' Makefile

ifeq ($(shell uname -s),Darwin)

# `swift test` would build for macOS, which has no UIKit. Tests of a Swift package have no host app, so the tests of
# an Xcode project run.
PROJECT := Example/App/BottomBounceExample.xcodeproj
SIMULATOR ?= $(shell Scripts/simulator.sh)

demo:
	open $(PROJECT)

test:
	xcodebuild test -project $(PROJECT) -scheme BottomBounceExample -destination '$(SIMULATOR)' \
	  -parallel-testing-enabled NO

deps:
	@echo "There is nothing to install."

movie design-suites snapshots bench fuzz monkey audit check-apple check-clients docs docs-check gallery api app-size \
    sanitize:
	@echo "'make $@' needs Linux, where the package has its own UIKit."

else

ifdef WINDOW

demo: program-deps
	$(call build,--product ProfileWindow)
	@echo "The mouse is a finger. Ctrl+Left, Ctrl+Right: rotate. Ctrl+D: Dark Mode. Ctrl+K: keyboard. Ctrl+Q: quit."
	@"$(WHOLE_PATH)/ProfileWindow" $(if $(filter catalog,$(WINDOW)),--catalog)

else

demo: program-deps
	$(call build,--product Demo)
	"$(WHOLE_PATH)/Demo" build/demo

endif

movie: program-deps
	$(call build,--product Demo)
	"$(WHOLE_PATH)/Demo" movie build/demo
	cd build/demo/story-frames && img2webp img2webp.txt
	cp build/demo/story.webp Documentation/

test: deps
	$(call build,--build-tests)
	$(MAKE) --no-print-directory audit-only check-apple-only check-clients-only docs-only
	Scripts/test.sh "$(WHOLE_PATH)"
	Scripts/second-package.sh $(WHOLE_FLAGS)

design-suites: deps
	$(call build,--build-tests)
	Scripts/test.sh --design-suites "$(WHOLE_PATH)"

deps:
	@Scripts/dependencies.sh --tests

# Without the packages that only tests need.
.PHONY: program-deps
program-deps:
	@Scripts/dependencies.sh

snapshots: deps
	$(call build,--build-tests)
	SNAPSHOT_RECORD=1 "$(WHOLE_PATH)/BottomBouncePackageTests.xctest" --testing-library swift-testing \
	  --filter '^SnapshotTests\.'
	@echo "Look at build/snapshots/contact-sheet.png before you commit the references."

# Always optimized. BENCH='--save Tools/Benchmarks/saved-run.json' saves the figures for later comparisons, and SAVE=1
# the counts.
BENCH ?= --compare Tools/Benchmarks/saved-run.json

BENCHMARKS = "$$(swift build -c release $(SWIFT_FLAGS) --show-bin-path)/Benchmarks"

bench: program-deps
	swift build -c release $(SWIFT_FLAGS) --product Benchmarks
	$(if $(filter work,$(BENCH)),,$(BENCHMARKS) $(BENCH))
	Scripts/count-work.sh $(BENCHMARKS) Tools/Benchmarks/saved-counts.txt
	$(if $(filter work,$(BENCH)),,$(BENCHMARKS) layouts)
	$(if $(filter work,$(BENCH)),,$(BENCHMARKS) sizes)
	$(if $(filter work,$(BENCH)),,$(BENCHMARKS) equations)
	$(if $(filter work,$(BENCH)),,$(BENCHMARKS) events)

# Always optimized. The cases come from the repository's own generators and not from libFuzzer: what they need is a
# valid structure, and a seed that repeats a case without a file.
FUZZ ?= --seconds 60

# The hierarchies for the layout engine come from a test, because they need what only tests see.
fuzz: deps
	swift build -c release $(SWIFT_FLAGS) --product Fuzz
	"$$(swift build -c release $(SWIFT_FLAGS) --show-bin-path)/Fuzz" $(FUZZ)
	$(call build,--build-tests)
	@seed=$$(date +%s); HIERARCHY_SEEDS=$$seed-$$((seed + 2999)) "$(WHOLE_PATH)/BottomBouncePackageTests.xctest" \
	  --testing-library swift-testing --filter '^UIKitTests\.LayoutEngineReferenceTests/'

MONKEY ?= --steps 1000000

monkey: program-deps
	swift build -c release $(SWIFT_FLAGS) --product Monkey
	"$$(swift build -c release $(SWIFT_FLAGS) --show-bin-path)/Monkey" $(MONKEY)

# Short runs of what `make test` has built, with fixed seeds, so that a change is not blocked by an older failure.
# Longer runs find new ones.
.PHONY: fuzz-short monkey-short
fuzz-short: program-deps
	$(call build,--product Fuzz)
	"$(WHOLE_PATH)/Fuzz" --seconds 30 --seed 1000000

monkey-short: program-deps
	$(call build,--product Monkey)
	"$(WHOLE_PATH)/Monkey" --steps 4000 --seed 20

# Left out are leaks, because libraries and Swift's runtime keep memory until the process ends; tests that count
# allocations or need the address of a released object again, because a sanitizer replaces `malloc`; and the window
# program, which starts in another environment. Instrumented and other object files need separate folders.
SKIPPED_BY_SANITIZERS := allocation counter|address of a released one|ProfileWindowTests

sanitize: deps
	swift build --build-tests --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=detect_leaks=0 Scripts/test.sh .build/address/debug '$(SKIPPED_BY_SANITIZERS)'
	swift build --build-tests --sanitize=thread --scratch-path .build/thread
	Scripts/test.sh .build/thread/debug '$(SKIPPED_BY_SANITIZERS)'

# Reads the index of the last build, including tests.
audit: deps
	$(call build,--build-tests)
	$(MAKE) --no-print-directory audit-only

.PHONY: audit-only
audit-only:
	"$(WHOLE_PATH)/Audit" --quiet --index-store "$(WHOLE_PATH)/index/store"

# Needs no system packages.
check-apple:
	$(call build,--product Audit)
	$(MAKE) --no-print-directory check-apple-only

.PHONY: check-apple-only
check-apple-only:
	@Scripts/check-apple.sh "$(WHOLE_PATH)/Audit"

docs: check-apple docs-only

.PHONY: docs-only
docs-only:
	@Scripts/docs.sh "$(WHOLE_PATH)/Audit"

docs-check:
	@Scripts/docs-check.sh

gallery: program-deps
	$(call build,--product Demo)
	"$(WHOLE_PATH)/Demo" gallery build/gallery-pictures
	@Scripts/gallery.sh build/gallery build/gallery-pictures

api: check-apple
	@Scripts/docs.sh "$(WHOLE_PATH)/Audit" --save

app-size: check-apple
	@Scripts/app-size.sh

check-clients:
	$(call build)
	$(MAKE) --no-print-directory check-clients-only

.PHONY: check-clients-only
check-clients-only: check-apple-only
	@Scripts/check-clients.sh "$(WHOLE_PATH)"

endif

release-check:
	@Scripts/release-check.sh

format:
	swift format --in-place --recursive --parallel $(FORMATTED)

lint:
	swift format lint --strict --recursive --parallel $(FORMATTED)
	Scripts/folder-cycles.sh Sources/BottomBounce Sources/ViewBuilding
	Scripts/budget.sh
