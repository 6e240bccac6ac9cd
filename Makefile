# Every target prepares what it needs inside this checkout (.venv, .build, web/node_modules) and nothing else.
PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000
DATA   ?= data
ONLY   ?=
ARGS   ?=
GAME   ?=

export HOST PORT DATA GAME

.DEFAULT_GOAL := help
.PHONY: help play page test quick lint format coverage mutants bench soak lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Set everything up and serve the games (PORT=8000 HOST=127.0.0.1 DATA=data)
	@$(PYTHON) -m tools.play

page: ## Build the page into the Python package, which a wheel or an sdist needs
	@$(PYTHON) -m tools.build_page

test: ## Run every check (ONLY=types or ONLY=lint,types for some of them)
	@$(PYTHON) -m tools.run_checks $(ONLY)

quick: ## Within a minute, check what the change at hand can break (GAME=tobago chooses by hand)
	@$(PYTHON) -m tools.quick

lint: ## Check formatting, style, types and layers
	@$(PYTHON) -m tools.run_checks formatting,lint,types,layers

format: ## Format the code and repair what can be repaired
	@$(PYTHON) -m tools.format

coverage: ## Tell how much of the code the tests run, by part (ARGS=... names other tests)
	@$(PYTHON) -m tools.coverage $(ARGS)

mutants: ## Put faults into a copy of the code and tell which no test finds (ARGS=... is handed on)
	@$(PYTHON) -m tools.mutants $(ARGS)

bench: ## Measure the compiled engines (ARGS=... is handed on)
	@$(PYTHON) -m tools.run_installed bench $(ARGS)

soak: ## Play many games for a long time on the compiled engines (ARGS=... is handed on)
	@$(PYTHON) -m tools.run_installed tests.soak $(ARGS)

lock: ## Choose the newest allowed dependencies and write the hashed lock files
	@$(PYTHON) -m tools.lock $(ARGS)

clean: ## Remove everything that was built or installed; the games in data/ stay
	rm -rf .venv .build web/node_modules src/schatzkiste/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
