# `make` alone lists what can be made. Needed on the machine: Python 3.11 or newer, git, make.

SHELL := /bin/sh
.DEFAULT_GOAL := help

# Another interpreter: make install PYTHON=python3.12
candidates = $(or $(PYTHON),python3 python3.15 python3.14 python3.13 python3.12 python3.11)
own_path = import sys; sys.version_info >= (3, 11) or sys.exit(1); print(sys.executable)
python = $(shell for p in $(candidates); do "$$p" -c '$(own_path)' 2>/dev/null && break; done)
have_python = test -n "$(python)" || { \
	echo "Hofnarr needs Python 3.11 or newer; none of these is: $(candidates)." >&2; exit 1; }

# uv makes .venv from uv.lock; where it is not installed it gets a private home in .uv/.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .uv/bin/uv)
uv_home = $(filter .uv/bin/uv,$(UV))
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
sync = $(UV) sync --quiet --frozen --inexact --python "$(python)"

# Node is needed to work on the pages; without it they are built once, with a Node from PyPI.
npm := $(shell command -v npm)

PYTEST_ARGS ?=
ATTACK_ARGS ?=

# What the pages are built from: a change of these builds them anew.
pages := $(wildcard web/*.*) $(shell find web/src web/public web/engine src/hofnarr/locale \
	src/hofnarr/kabale/cards.json hatch_build.py \
	-name __pycache__ -prune -o -type f -print)

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: install
install: .venv/.dev-installed ## make .venv with everything that playing and developing needs

.PHONY: play
play: .venv/.installed ## open the table in the browser; PORT=8001 where 8000 is taken
	@.venv/bin/hofnarr serve $(if $(PORT),--port $(PORT))

.PHONY: extra
extra: .venv/.installed ## add an extra of pyproject.toml: make extra NAME=gpu
	@test -n "$(NAME)" || { echo "Which one? make extra NAME=gpu, or lab, env, open-spiel, ray, host" >&2; exit 2; }
	$(sync) --no-dev $(foreach name,$(NAME),--extra $(name))

.PHONY: wheel
wheel: $(uv_home) ## build into dist/ what a package index takes: the sources, and from them the wheel
	@$(have_python)
	rm -rf dist
	$(UV) build --quiet --python "$(python)"

# --- checks and tests -----------------------------------------------------------------------------

.PHONY: check
check: install ## style, types, contracts and all fast tests, in 3 minutes: run it before you commit
	@$(together) $(checks) fast-tests

.PHONY: test
test: install ## every check and every test, docstring examples too: what CI runs
	@.venv/bin/python -m tests.needs
	@$(together) $(checks) all-tests

# Each tells all it has to tell in one piece, and one that fails stops no other.
together = $(MAKE) --no-print-directory --keep-going --jobs=3 \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync)
checks = style python-types contracts $(if $(npm),web-style web-types web-units,web-unchecked)

# A run of the tests starts hundreds of interpreters: what they import is compiled once, even where
# Python is told to write no bytecode. Not below .venv: uv takes no folder that is there before it.
check test: export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode
check test: export PYTHONDONTWRITEBYTECODE :=

WORKERS ?= 2
pytest = .venv/bin/pytest -n $(WORKERS) --dist worksteal </dev/null

# The plus keeps make from holding back the dots until the end.
.PHONY: fast-tests
fast-tests: install
	+$(pytest) -m "not slow" --durations 5 --durations-min 5 $(PYTEST_ARGS)

.PHONY: all-tests
all-tests: install
	+$(pytest) --durations 20 $(PYTEST_ARGS)

.PHONY: lint
lint: style python-types contracts $(if $(npm),web-style,web-unchecked) ## check style, types and the direction of imports

.PHONY: web-test
web-test: $(if $(npm),web-types web-units,web-unchecked) ## check types and run the tests of the pages; needs Node

.PHONY: style
style: install
	.venv/bin/ruff check
	.venv/bin/ruff format --check

.PHONY: python-types
python-types: install
	.venv/bin/mypy

.PHONY: contracts
contracts: install
	.venv/bin/lint-imports

.PHONY: web-style
web-style: install
	cd web && npm run --silent lint

.PHONY: web-types
web-types: install
	cd web && npm run --silent check

.PHONY: web-units
web-units: install
	cd web && npm test --silent

.PHONY: web-unchecked
web-unchecked:
	@echo "npm is missing: the pages themselves are left unchecked."

.PHONY: format
format: install ## rewrite the code in the house style
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	$(if $(npm),cd web && npm run --silent format)

.PHONY: bench
bench: .venv/.bench-installed ## measure the speed, OpenSpiel beside it
	.venv/bin/python -m benchmarks

.PHONY: load
load: .venv/.dev-installed ## 200 games at once against one server process: how soon moves are acknowledged
	.venv/bin/python -m benchmarks.load

.PHONY: attack
attack: .venv/.dev-installed ## attack real servers for a long time; ATTACK_ARGS="--scale 0.01" for minutes
	.venv/bin/python -m tests.attack $(ATTACK_ARGS)

.PHONY: pages
pages: .venv/.dev-installed ## weigh the pages in Chromium: scripts, first paint, tasks while cards move
	.venv/bin/python -m tests.browser.weighing

.PHONY: soak
soak: install ## play 20,000 random games of Catan over all sets, cards and resources counted
	.venv/bin/python -m tests.catan.soak

.PHONY: docs
docs: .venv/.docs-installed ## build the documentation as a site, into build/docs
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --quiet
	@echo "Look at it with: .venv/bin/mkdocs serve"

.PHONY: pictures
pictures: .venv/.dev-installed ## take the pictures in docs/images anew; look at them before you commit
	.venv/bin/python -m tests.browser.pictures

.PHONY: engine
engine: install ## make the engine of "Play on this device" anew, after a change of Python sources
	.venv/bin/python web/engine/make_engine.py src/hofnarr/static/engine

.PHONY: tutorial
tutorial: .venv/.dev-installed ## make the frames of the tutorials anew from their games
	.venv/bin/python -m web.generate.kabale.make_frames
	.venv/bin/python -m web.generate.catan.make_frames

.PHONY: types
types: install ## write the TypeScript types of the pages anew from what the server says it sends
	.venv/bin/python -m web.generate.make_types

.PHONY: wasm
wasm: install ## compile the kernel of Kabale anew into the file that ships; needs lld
	.venv/bin/python -m hofnarr.bots.kabale.make_wasm
	.venv/bin/python -m tests.kernel_table

.PHONY: golden
golden: install ## make the golden playthroughs anew; read the diff before you commit it
	.venv/bin/python -m tests.golden

.PHONY: rules
rules: install ## write the rules pages in docs anew from the texts
	@for g in kabale catan; do for l in en de cs pl; do \
		.venv/bin/hofnarr rules $$g --markdown --language $$l > docs/$$g/rules.$$l.md; done; done

.PHONY: hooks
hooks: install ## let git run ruff and mypy before each commit
	.venv/bin/pre-commit install

.PHONY: lock
lock: $(uv_home) ## bring uv.lock in line with pyproject.toml
	@$(have_python)
	$(UV) lock --no-config --default-index https://pypi.org/simple --python "$(python)"

.PHONY: clean
clean: ## remove all that was made, the environments included
	rm -rf .venv .uv build dist web/node_modules src/hofnarr/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps lie inside .venv and go with it.
.venv/.installed: pyproject.toml uv.lock $(pages) | $(uv_home)
	@$(have_python)
	@echo "Installing Hofnarr into .venv and building its pages ..."
	@$(sync) --no-dev
	@touch $@

.venv/.dev-installed: pyproject.toml uv.lock $(pages) | $(uv_home) $(if $(npm),web/node_modules/.dev-installed)
	@$(have_python)
	@echo "Installing Hofnarr and its development tools into .venv ..."
	@$(sync) --group dev
	@touch .venv/.installed $@

# Building the pages alone installs less of it, and leaves alone what is there.
web/node_modules/.dev-installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

.venv/.bench-installed: pyproject.toml uv.lock | $(uv_home)
	@$(have_python)
	@echo "Installing Hofnarr and what it is measured against into .venv ..."
	@$(sync) --no-dev --group bench
	@touch .venv/.installed $@

.venv/.docs-installed: pyproject.toml uv.lock | $(uv_home)
	@$(have_python)
	@echo "Installing what builds the documentation into .venv ..."
	@$(sync) --no-dev --group docs
	@touch $@

.uv/bin/uv:
	@$(have_python)
	@"$(python)" -m venv .uv || { rm -rf .uv; \
		echo "$(python) could not make a virtual environment (on Debian or Ubuntu: apt install python3-venv)." >&2; \
		exit 1; }
	@.uv/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<1'
