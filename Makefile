# The verbs of this project. `make` alone lists them; each names what is missing and its cure.

PORT ?= 8080
TARGET ?= all
SECONDS ?= 60
DATA ?= $(HOME)/.local/share/redstart
DATA_SETS := $(abspath ../shared/data)

# Large real files for some tests. Without them those tests say that they were left out.
ifneq ($(wildcard $(DATA_SETS)/.),)
export REDSTART_FIXTURES ?= $(DATA_SETS)
endif

# So many tests run at once: each may hold a server and a program, one process only so many files.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH := 8

# The CSV files of the national food tables; README.md says how to get them.
FOODS ?= $(wildcard $(REDSTART_FIXTURES)/fndds)

.DEFAULT_GOAL := help
.PHONY: help run package test test-long words check format bench fuzz app wasm size reproducible \
  clean
# Two builds at once would only wait for each other.
.NOTPARALLEL:

help: ## list these verbs
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile
	@echo "  variables: PORT=$(PORT)  DATA=$(DATA)  FOODS=$(FOODS)"

run: ## build the app and the server, then serve (PORT, DATA, FOODS)
	@tools/prerequisites.sh run
	@tools/run-builds.sh
	@mkdir -p "$(DATA)"
	@redstart="$$(swift build -c release --show-bin-path)/redstart"; foods="$(DATA)/foods.db"; \
	  if [ -n "$(FOODS)" ]; then \
	    "$$redstart" foods import "$(FOODS)" --into "$$foods" || exit 1; \
	  fi; \
	  [ -e "$$foods" ] || foods=; \
	  exec "$$redstart" serve --port $(PORT) --data "$(DATA)" --web dist/web \
	    $${foods:+--foods "$$foods"}

package: ## pack the app and the server for Debian and other Linux into dist/packages
	@tools/prerequisites.sh package
	@tools/app.sh release
	@tools/package.sh

test: ## everything: native tests, checks in WebAssembly, size, browser tests
	@tools/prerequisites.sh test
	@tools/test.sh

test-long: ## hours: schedules, trials, large files, deploys, pushes, packages, fuzzing (SECONDS)
	@tools/prerequisites.sh long
	@swift build -c release --build-tests
	@REDSTART_LONG=1 swift test -c release --skip-build --disable-xctest \
	  --filter 'SimulationTests|EngineTests'
	@tools/app.sh release
	@REDSTART_BINARY="$$(swift build -c release --show-bin-path)/redstart" \
	  REDSTART_WEB="$$PWD/dist/web" REDSTART_SCHEMA_REQUESTS=20000 \
	  .build-python/bin/python -m pytest -q -rP \
	  -p no:schemathesis EndToEnd/app/firefox_remains_long.py EndToEnd/app/deploys_long.py \
	  EndToEnd/app/health_big_long.py \
	  EndToEnd/api/enumeration_long.py EndToEnd/api/flood_long.py EndToEnd/api/http2_flood_long.py \
	  EndToEnd/api/push_long.py EndToEnd/api/api_schema_test.py
	@tools/package.sh
	@.build-python/bin/python -m pytest -q -p no:schemathesis EndToEnd/api/package_long.py
	@tools/fuzz.sh all $(SECONDS)

words: ## check Words/*.ftl and write what the app makes of them
	@swift run words

check: ## the quick half: format, tidiness, native tests, checks in WebAssembly
	@tools/prerequisites.sh check
	@tools/check.sh

format: ## lay out the Swift sources
	@swift format --in-place --recursive --parallel Package.swift Sources Tests \
	  $(wildcard Benchmarks Fuzz)

bench: ## measure the app against its budgets; only the numbers are reported, nothing fails
	@tools/prerequisites.sh test
	@tools/app.sh release
	@tools/bench.sh

fuzz: ## look for bytes that a reader cannot bear (TARGET, SECONDS)
	@tools/fuzz.sh $(TARGET) $(SECONDS)

app: ## build what a browser loads into dist/web (HELP_KEY: Docs/operating.md)
	@tools/prerequisites.sh run
	@tools/app.sh release

wasm: ## build the WebAssembly module alone, with debug checks
	@tools/prerequisites.sh run
	@tools/wasm.sh debug Browser .build-wasm/debug-app.wasm

size: ## show what the app weighs, against its budget
	@tools/size.sh

reproducible: ## build the app in two directories and compare every byte
	@tools/prerequisites.sh run
	@tools/reproducible.sh

clean: ## remove everything that was built
	@rm -rf .build .build-wasm .build-python .build-package Benchmarks/.build \
	  Benchmarks/.build-wasm dist dist/web.new artefacts
