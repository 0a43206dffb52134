"""Kabale's own endpoints: awarding any column (the column lab), and the rules page."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from hofnarr.kabale.award import Award
from hofnarr.kabale.award import award as awarded
from hofnarr.kabale.options import Options
from hofnarr.kabale.rulebook import RULINGS, SECTIONS, RulesPage, rules_page
from hofnarr.server.http.endpoints import Call, Endpoint, Query
from hofnarr.server.http.errors import refuse
from hofnarr.texts import LANGUAGES, Language, texts_for

Owner = Annotated[str, Meta(max_length=40)]


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """A column, nearest to the target first; a card under a cloak follows the cloak."""

    target: tuple[str, int]
    column: Annotated[list[tuple[Owner, str]], Meta(min_length=1, max_length=150)]
    options: Options = Options()


class Rules(Struct, frozen=True):
    sections: list[RulesPage]
    rulings: list[RulesPage]


async def award(call: Call) -> Award:
    asked: Column = call.body
    return awarded(asked.target, asked.column, asked.options)


async def rules(call: Call) -> Rules:
    wanted = call.request.query_params.get("language", "en")
    language = next((known for known in LANGUAGES if known == wanted), None)
    if language is None:
        refuse("bad_request", f"language: choose one of {', '.join(LANGUAGES)}", "language")
    return _rules(language)


@cache
def _rules(language: Language) -> Rules:
    texts = texts_for(language)
    return Rules(
        [rules_page(texts, name) for name in SECTIONS],
        [rules_page(texts, name) for name in RULINGS],
    )


_LANGUAGE = Query("language", {"enum": list(LANGUAGES), "default": "en"}, "Of the texts.")

ENDPOINTS = (
    Endpoint("POST", "/api/kabale/award", award, "Who wins a column, and why.", Award, Column),
    Endpoint(
        "GET",
        "/api/kabale/rules",
        rules,
        "Rules and rulings as we play.",
        Rules,
        query=(_LANGUAGE,),
    ),
)
