# Every target sets up what it needs; a second run does no set-up work.
# Another Python: make play PYTHON=python3.12. More for pytest: make test ARGS="-k naval".

PY := .venv/bin/python
SETUP := @PYTHON='$(PYTHON)' sh buildspec/setup.sh
ARGS ?=
TESTS := $(PY) -m pytest -n auto --maxprocesses 8 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test check bench gallery golden stage lock clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; \
		do printf '  make %-8s %s\n' "$$name" "$$text"; done

play: ## play Nostos
	$(SETUP) play
	@sh buildspec/play.sh $(ARGS)

test: ## run all tests
	$(SETUP) test
	@$(TESTS) $(ARGS)

check: ## formatting, lint, strict types, all tests
	$(SETUP) test
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(TESTS) $(ARGS)

bench: ## measure start-up, frames, engines and bots
	$(SETUP) bench
	@$(PY) -m tests.bench $(ARGS)

gallery: ## write a picture of every screen to build/gallery
	$(SETUP) test
	@$(PY) -m tests.gallery --out build/gallery $(ARGS)

golden: ## write the golden playthroughs anew
	$(SETUP) test
	@$(PY) -m tests.engines.golden $(ARGS)

stage: ## lay out what ships to a phone in build/stage
	$(SETUP) play
	@$(PY) -m buildspec.stage build/stage

lock: ## write buildspec/locks anew from pyproject.toml
	$(SETUP) play
	@sh buildspec/lock.sh

clean: ## remove everything made here, the virtualenv too
	rm -rf build .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
