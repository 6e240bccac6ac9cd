# Every target prepares what it needs inside this checkout (.venv, .build, web/node_modules) and nothing else.
PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000
DATA   ?= data
ONLY   ?=
ARGS   ?=

export HOST PORT DATA

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench soak lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Set everything up and serve the games (PORT=8000 HOST=127.0.0.1 DATA=data)
	@$(PYTHON) -m tools.play

test: ## Run every check (ONLY=types or ONLY=lint,types for some of them)
	@$(PYTHON) -m tools.run_checks $(ONLY)

lint: ## Check formatting, style, types and layers
	@$(PYTHON) -m tools.run_checks formatting,lint,types,layers

format: ## Format the Python code and repair what ruff can repair
	@$(PYTHON) -m tools.format

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
