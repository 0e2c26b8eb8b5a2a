# make play: play in the browser.   make test: install what the tests need, and pass them.
PYTHON ?= python3
export PYTHON

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
INSTALL := $(PIP) install --require-hashes -r
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*') setup.py pyproject.toml
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

.PHONY: play lab test test-durability check format bench soak lock clean

play: .venv/built
	@$(BIN)/crashyard play

lab: .venv/studied
	@echo "Ready: .venv/bin/crashyard study, arena, and the environments for researchers." >&2

# While one core compiles the rules, the other installs what the tests need and checks the source.
test: .venv/installed
	@$(MAKE) --no-print-directory -j2 .venv/built check
	$(PYTEST)

test-durability: .venv/built .venv/tested
	CRASHYARD_KILLS=200 $(BIN)/python -m pytest -rP tests/server/test_durability.py

check: .venv/tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src tests

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

.venv/made: tools/set_up
	@tools/set_up
	@touch $@

.venv/installed: .venv/made locks/play.txt
	@echo "Installing what playing needs ..." >&2
	@$(INSTALL) locks/play.txt
	@touch $@

.venv/built: .venv/installed $(SOURCES)
	@echo "Compiling the rules ..." >&2
	@rm -rf build src/crashyard.egg-info
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/studied: .venv/built locks/lab.txt
	@echo "Installing what the laboratory needs ..." >&2
	@$(INSTALL) locks/lab.txt
	@touch $@

.venv/compared: .venv/built locks/peers.txt
	@echo "Installing what the benchmarks compare with ..." >&2
	@$(INSTALL) locks/peers.txt
	@touch $@

.venv/tested: .venv/installed locks/test.txt tests/browser/package-lock.json
	@echo "Installing what the tests need ..." >&2
	@$(INSTALL) locks/test.txt
	@tools/set_up browser
	@touch $@

lock:
	$(LOCK) locks/play.in -o locks/play.txt
	$(LOCK) locks/lab.in -c locks/play.txt -o locks/lab.txt
	$(LOCK) locks/peers.in -c locks/lab.txt -o locks/peers.txt
	$(LOCK) locks/test.in -c locks/lab.txt -o locks/test.txt

clean:
	rm -rf .venv build src/crashyard.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
