# make play: play in the browser.   make test: install what the tests need, and pass them.
PYTHON ?= python3
export PYTHON

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*') setup.py pyproject.toml
WORKERS ?= 2

.PHONY: play test test-durability check format bench soak lock clean

play: .venv/built
	@$(BIN)/crashyard play

test: check
	$(BIN)/python -m pytest -n $(WORKERS)

test-durability: .venv/tested
	CRASHYARD_KILLS=200 $(BIN)/python -m pytest -rP tests/server/test_durability.py

check: .venv/tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src tests

format: .venv/tested
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/tested
	$(BIN)/crashyard bench engine --peers
	$(BIN)/crashyard bench search --peers
	$(BIN)/crashyard bench server --peers

soak: .venv/tested
	$(BIN)/python -m pytest -n $(WORKERS) -m soak tests

.venv/made: tools/set_up
	@tools/set_up
	@touch $@

.venv/installed: .venv/made locks/play.txt
	@echo "Installing what playing needs ..." >&2
	@$(PIP) install --require-hashes -r locks/play.txt
	@touch $@

.venv/built: .venv/installed $(SOURCES)
	@echo "Compiling the rules ..." >&2
	@rm -rf build src/crashyard.egg-info
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/tested: .venv/built locks/test.txt tests/browser/package-lock.json
	@echo "Installing what the tests need ..." >&2
	@$(PIP) install --require-hashes -r locks/test.txt
	@tools/set_up browser
	@touch $@

lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url locks/play.in -o locks/play.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url locks/test.in -c locks/play.txt -o locks/test.txt

clean:
	rm -rf .venv build src/crashyard.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
