# The verbs of this project. `make` alone lists them; each names what is missing and its cure.

PORT ?= 8080
DATA ?= $(HOME)/.local/share/redstart
DATA_SETS := $(abspath ../shared/data)

# Large real files for some tests. Without them those tests say that they were left out.
ifneq ($(wildcard $(DATA_SETS)/.),)
export REDSTART_FIXTURES ?= $(DATA_SETS)
endif

.DEFAULT_GOAL := help
.PHONY: help run test check format bench app wasm size reproducible clean
# Two builds at once would only wait for each other.
.NOTPARALLEL:

help: ## list these verbs
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile
	@echo "  variables: PORT=$(PORT)  DATA=$(DATA)"

run: ## build the app and the server, then serve (PORT, DATA)
	@tools/prerequisites.sh run
	@tools/app.sh release
	@swift build -c release --product redstart
	@mkdir -p "$(DATA)"
	@exec "$$(swift build -c release --show-bin-path)/redstart" serve \
	  --port $(PORT) --data "$(DATA)" --web dist/web

test: ## everything: native tests, checks in WebAssembly, size, browser tests
	@tools/prerequisites.sh test
	@tools/test.sh

check: ## the quick half: format, tidiness, native tests, checks in WebAssembly
	@tools/prerequisites.sh check
	@tools/check.sh

format: ## lay out the Swift sources
	@swift format --in-place --recursive --parallel Package.swift Sources Tests \
	  $(wildcard Benchmarks)

bench: ## measure times; they are reported and never fail
	@tools/prerequisites.sh bench
	@test -d Benchmarks || { echo "Benchmarks is not there — cure: add a package in it"; exit 1; }
	@cd Benchmarks && BENCHMARK_DISABLE_JEMALLOC=1 swift package benchmark

app: ## build what a browser loads into dist/web
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
	@rm -rf .build .build-wasm .build-python dist dist/web.new artefacts
