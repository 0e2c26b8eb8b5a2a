# make play: play in the browser; FRIENDS=1 lets the network in.   make test: install what the tests need, and pass them.
# make quick: check the source and run the tests of the engine, or those named by QUICK, without compiling anything.
PYTHON ?= python3
export PYTHON

BIN := .venv/bin
CACHE := $(CURDIR)/.venv/cache
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input --no-cache-dir
INSTALL := $(PIP) install --no-deps --no-compile --require-hashes -r
PROGRESS := @$(PYTHON) tools/progress
QUIETLY := $(MAKE) --silent --no-print-directory
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*') setup.py pyproject.toml
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
PYTHONS ?=
COVERED ?= tests
QUICK ?= tests/engine tests/test_layers.py tests/test_dependencies.py tests/test_package.py tests/test_pages.py tests/faces/test_words.py
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

export npm_config_cache := $(CACHE)/npm
export npm_config_update_notifier := false

.PHONY: play lab test whole-test quick test-durability check format coverage bench soak wheels lock clean

play: .venv/built
	@$(BIN)/crashyard play $(if $(FRIENDS),--friends)

lab: .venv/studied
	@echo "Ready: .venv/bin/crashyard study, arena, and the environments for researchers." >&2

test: .venv/made
	@$(BIN)/python tools/leave_home_alone $(QUIETLY) whole-test

# While the rules are compiled, what the tests need is installed, and the source is checked.
whole-test: .venv/equipped
	$(PROGRESS) "Compiling the rules" "$(QUIETLY) .venv/compiled" \
		"installing what the tests need and checking the source" "$(QUIETLY) check"
	@$(QUIETLY) .venv/built
	$(PYTEST)

# The source as it is, interpreted: nothing is compiled. QUICK=tests/games/cube_attack names other tests.
quick: .venv/tested
	$(PROGRESS) "Checking the source" "$(QUIETLY) check"
	PYTHONPATH=src $(PYTEST) -x $(QUICK)

test-durability: .venv/built .venv/tested
	CRASHYARD_KILLS=200 $(BIN)/python -m pytest -rP tests/server/storage/test_durability.py

check: .venv/tested
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy --strict --explicit-package-bases src tests bench

format: .venv/tested
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/built .venv/tested .venv/compared
	$(BIN)/crashyard bench engine --peers
	$(BIN)/crashyard bench search --peers
	$(BIN)/crashyard bench envs --peers
	$(BIN)/crashyard bench server --peers

soak: .venv/built .venv/tested
	$(PYTEST) -m soak tests
	$(BIN)/python tools/try_wheel .venv/wheel --everything

# Which lines and branches the tests reach, on the source as it is. A report: neither it nor a failing test stops anything.
# COVERED=tests/games/cube_attack names other tests.
coverage: .venv/tested
	@$(BIN)/coverage erase
	-PYTHONPATH=src $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal $(COVERED)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage report
	@echo "Line by line: .venv/cache/coverage/index.html" >&2

# Wheels with the compiled rules for this Python, and for those of PYTHONS ("python3.12 python3.13"), and the source, in
# dist; then the one for this Python is tried in an empty environment.
wheels: .venv/compiled
	@rm -rf dist && mkdir dist && cp .venv/wheel/*.whl dist
	$(PROGRESS) "Packing the source" "$(BIN)/python -c 'from setuptools import build_meta as b; b.build_sdist(\"dist\", {\"--global-option\": \"--quiet\"})'"
	@for python in $(PYTHONS); do rm -rf build src/crashyard.egg-info; $(PYTHON) tools/progress \
		"Compiling the rules for $$python" "$$python -m pip --quiet --no-input wheel --no-deps --wheel-dir dist ." || exit 1; done
	@rm -rf build src/crashyard.egg-info
	$(BIN)/python tools/try_wheel dist

.venv/made: tools/set_up
	@tools/set_up look
	$(PROGRESS) "Making a virtual environment" tools/set_up
	@touch $@

.venv/equipped: .venv/made locks/build.txt
	$(PROGRESS) "Installing the compiler" "$(INSTALL) locks/build.txt"
	@touch $@

.venv/built: .venv/equipped locks/play.txt $(SOURCES)
	$(PROGRESS) "Compiling the rules" "$(QUIETLY) .venv/compiled" "installing what playing needs" "$(QUIETLY) .venv/installed"
	@$(QUIETLY) .venv/games
	@touch $@

.venv/games: .venv/compiled
	$(PROGRESS) "Installing the games" "$(PIP) install --no-deps --no-index --no-compile --force-reinstall .venv/wheel/*.whl"
	@touch $@

.venv/compiled: .venv/equipped $(SOURCES)
	@rm -rf build src/crashyard.egg-info .venv/wheel
	@$(PIP) wheel --no-build-isolation --no-deps --wheel-dir .venv/wheel .
	@rm -rf build src/crashyard.egg-info
	@touch $@

.venv/installed: .venv/equipped locks/play.txt
	@$(INSTALL) locks/play.txt
	@touch $@

# Without the server.
.venv/studied: .venv/equipped locks/lab.txt $(SOURCES)
	$(PROGRESS) "Compiling the rules" "$(QUIETLY) .venv/compiled" "installing what the laboratory needs" "$(INSTALL) locks/lab.txt"
	@$(QUIETLY) .venv/games
	@touch $@

.venv/compared: .venv/built locks/peers.txt
	$(PROGRESS) "Installing what the benchmarks compare with" "$(INSTALL) locks/peers.txt"
	@touch $@

.venv/tested: .venv/installed locks/test.txt tests/browser/package-lock.json
	$(PROGRESS) "Installing what the tests need" "$(INSTALL) locks/test.txt && tools/set_up browser && tools/set_up servers"
	$(PROGRESS) "Looking for other Pythons" "$(BIN)/python -m tests.conformance.pythons"
	@touch $@

lock:
	$(LOCK) locks/base.in -o locks/base.txt
	$(LOCK) locks/play.in -c locks/base.txt -o locks/play.txt
	$(LOCK) locks/build.in -c locks/play.txt -o locks/build.txt
	$(LOCK) locks/lab.in -c locks/play.txt -o locks/lab.txt
	$(LOCK) locks/peers.in -c locks/lab.txt -o locks/peers.txt
	$(LOCK) locks/tracing.in -c locks/play.txt -o locks/tracing.txt
	$(LOCK) locks/test.in -c locks/tracing.txt -c locks/lab.txt -o locks/test.txt

clean:
	rm -rf .venv build dist src/crashyard.egg-info
	find src tests examples -name __pycache__ -type d -prune -exec rm -rf {} +
