"""The sentences of Crash & Grab: one for everything that happens or can be done, in every language."""

import ast
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice, Event, Position, Refusal, random_answer
from crashyard.faces.rules import paragraphs_of
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.forms.actions import FORMS
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.options import MODES
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.faces import messages
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import DECLINE, play, table, use

FOLDER = messages.SOURCES / "games" / "crash_and_grab"
WORDS = FOLDER / "faces" / "words"
VOICES = [Words(language, GAME) for language in LANGUAGES]
ENGLISH = VOICES[0]


def told(words: Words, events: list[Event], seat: int = SPECTATOR) -> list[str]:
    return [words.event(event.seen_by(seat)) for event in events]


# -- what happens ---------------------------------------------------------------------------


TURN: dict[str, Any] = {
    "at": {"red": (5, 0), "green": (5, 3), "blue": (1, 1)},
    "crew": {"blue-pilot": (5, 2)},
    "upgrades": {"red": ["time-machine"]},
    "plans": {"red": "3 right"},
}


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            0,
            [
                "The red saucer is to move towards Meteor. (R-51)",
                "Energy for the red saucer: 1; it has 1 now. (section 2)",
                "The red saucer moves from 5,0 to 5,1. (section 9.1)",
                "The red saucer picks up the blue pilot on 5,2. (section 9.5)",
                "The red saucer collides with the green saucer on 5,3. (section 9.3)",
                "The red saucer pushes the green saucer 3 spaces towards Meteor. (R-02)",
            ],
        ),
        (
            1,
            [
                "Die rote Untertasse soll sich Richtung Meteor bewegen. (R-51)",
                "Energie für die rote Untertasse: 1; sie hat jetzt 1. (Abschnitt 2)",
                "Die rote Untertasse bewegt sich von 5,0 nach 5,1. (Abschnitt 9.1)",
                "Die rote Untertasse nimmt den blauen Piloten auf 5,2 auf. (Abschnitt 9.5)",
                "Die rote Untertasse kollidiert auf 5,3 mit der grünen Untertasse. (Abschnitt 9.3)",
                "Die rote Untertasse schiebt die grüne Untertasse 3 Felder Richtung Meteor. (R-02)",
            ],
        ),
        (
            2,
            [
                "El platillo rojo se moverá hacia Meteoro. (R-51)",
                "Energía para el platillo rojo: 1; ahora tiene 1. (sección 2)",
                "El platillo rojo se mueve de 5,0 a 5,1. (sección 9.1)",
                "El platillo rojo recoge al piloto azul en 5,2. (sección 9.5)",
                "El platillo rojo choca con el platillo verde en 5,3. (sección 9.3)",
                "El platillo rojo empuja al platillo verde 3 casillas hacia Meteoro. (R-02)",
            ],
        ),
    ],
)
def test_what_happens_is_told_in_one_sentence_with_its_clause(language: int, sentences: list[str]) -> None:
    heard = told(VOICES[language], play(table(**TURN), tables.direction("right")))
    assert [sentence for sentence in heard if sentence in sentences] == sentences


def test_P1_a_plan_is_told_only_to_who_made_it() -> None:
    position = table(at={"red": (5, 1), "green": (5, 3), "blue": (1, 1)}, stage=stages.PLANS)
    position.play(0, tables.plan("0-5 left"))
    (planned,) = [event for event in position.heard() if event.kind == "planned"]
    assert told(ENGLISH, [planned], 0) == ["Red plans 0-5, Asteroids. (section 6)"]
    assert told(ENGLISH, [planned], 1) == ["Red has planned. (section 6)"]
    assert told(VOICES[1], [planned]) == ["Rot hat geplant. (Abschnitt 6)"]


def test_R69_two_plans_are_told_together() -> None:
    position = table(2, at={"red": (5, 1), "green": (5, 3), "blue": (1, 1), "yellow": (7, 3)}, stage=stages.PLANS)
    position.play(0, tables.plan("2 up", "3 down"))
    (planned,) = [event for event in position.heard() if event.kind == "planned"]
    assert told(ENGLISH, [planned], 0) == ["Red plans 2, Sun and 3, Stars. (section 6)"]


def test_section_16_a_drawn_card_is_named_only_to_who_draws_it() -> None:
    position = table(at={"red": (5, 1)}, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    (drawn,) = [event for event in tables.draw(position, "airlock") if event.kind == "upgrade_drawn"]
    assert told(ENGLISH, [drawn], 0) == ["Red draws Airlock. (section 16)"]
    assert told(VOICES[1], [drawn], 1) == ["Rot zieht eine Aufwertungskarte. (Abschnitt 16)"]
    tables.draw(position, "hyperdrive")
    played = told(ENGLISH, play(position, tables.keep("hyperdrive")))
    assert "The red saucer gets Hyperdrive; Airlock is discarded. (section 16)" in played


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (0, "The red saucer uses Saucer Teleporter. (upgrade 6)"),
        (1, "Die rote Untertasse nutzt „Untertassen-Teleporter“. (Aufwertung 6)"),
        (2, "El platillo rojo usa «Teletransportador». (mejora 6)"),
    ],
)
def test_the_clause_of_an_upgrade_is_its_number(language: int, sentence: str) -> None:
    position = table(at={"red": (5, 1)}, upgrades={"red": ["saucer-teleporter"]}, stage=stages.END_UPGRADES)
    assert sentence in told(VOICES[language], play(position, use("saucer-teleporter", 6)))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (0, "The red saucer wins the comparison and crashes the green saucer on 5,1; points of Red: 1."),
        (
            1,
            "Die rote Untertasse gewinnt den Vergleich und bringt die grüne Untertasse auf 5,1 zum Absturz;"
            " Punkte von Rot: 1.",
        ),
        (2, "El platillo rojo gana la comparación y estrella al platillo verde en 5,1; puntos de Rojo: 1."),
    ],
)
def test_who_wins_a_tie_is_not_said_to_have_the_larger_crew(language: int, sentence: str) -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (7, 2)},
        plans={"red": "0-5 right"},
        upgrades={"red": ["proximity-mines"]},
        titanium=True,
    )
    heard = play(position, tables.distance(1))
    assert sentence in [VOICES[language].event(event.seen_by(SPECTATOR), clause=False) for event in heard]


def test_lost_crewmembers_are_listed_without_a_loose_end() -> None:
    lost = {"red": ["pilot", "doctor"], "green": [], "blue": ["scientist"], "yellow": [], "purple": [], "pink": []}
    assert ENGLISH.say("note-lost", lost) == "Lost crewmembers: R (p, d) B (s)"


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_how_to_play_tells_of_twisted_titanium_too(words: Words) -> None:
    assert "Twisted Titanium" in words.say("how-to-play")


def test_to_decline_the_upgrades_of_the_end_does_not_end_the_turn() -> None:
    """Upgrades may still be bought (C4)."""
    facts = {"phase": "offer", "window": "end"}
    assert [words.say("button-decline", facts) for words in VOICES] == [
        "No upgrade",
        "Keine Aufwertung",
        "Ninguna mejora",
    ]


def _random_events() -> list[Event]:
    """Of a game for each number of players and each mode; with six players one leaves."""
    events = []
    for mode in MODES:
        for players in GAME.players:
            position = GAME.new(players, {"mode": mode})
            position.listen()
            dice, actions = Dice(f"sentences {mode} {players}"), Actions()
            while position.result() is None:
                seat = position.awaited_seats()[0]
                position.play(seat, random_answer(position, seat, dice, actions))
                if position.rounds() == 3 and position.awaits(5):
                    position.resign(5)
            events += position.heard()
    return events


def test_every_event_has_a_sentence_in_every_language() -> None:
    kinds = set()
    told_already: set[tuple[str, ...]] = set()
    for event in _random_events():
        kinds.add(event.kind)
        shape = (event.kind, *(f"{name} {value}" for name, value in event.public.items() if isinstance(value, str)))
        if shape in told_already:
            continue
        told_already.add(shape)
        for words in VOICES:
            for seat in (SPECTATOR, 0):
                sentence = words.event(event.seen_by(seat), clause=False)
                assert sentence.endswith(".")
                assert "\n" not in sentence
                assert "{" not in sentence
                assert "  " not in sentence
    assert kinds == messages.event_kinds(FOLDER)


# -- what can be done -----------------------------------------------------------------------


def _moments(players: int, mode: str) -> list[tuple[Position, int]]:
    """Every third decision of a random game."""
    position = GAME.new(players, {"mode": mode})
    dice, actions = Dice(f"phrases {players} {mode}"), Actions()
    found = []
    for number in range(700):
        if position.result() is not None:
            break
        seat = position.awaited_seats()[0]
        if seat != CHANCE and number % 3 == 0:
            found.append((position.copy(), seat))
        position.play(seat, random_answer(position, seat, dice, actions))
    return found


def test_every_action_has_a_phrase_in_every_language() -> None:
    kinds = set()
    for players, mode in [(2, MODES[0]), (4, MODES[0]), (6, MODES[1])]:
        for position, seat in _moments(players, mode):
            forms: list[Any] = [position.action_json(seat, action) for action in position.legal(seat)]
            for words in VOICES:
                phrases = [words.action(form) for form in forms]
                assert len(set(phrases)) == len(phrases), "two actions cannot be told apart"
                assert not [phrase for phrase in phrases if "{" in phrase or phrase.endswith(": ")]
            kinds |= {form["do"] for form in forms}
    assert kinds | {"pass", "lose", "give"} == {
        "plan",
        "saucer",
        "distance",
        "direction",
        "accelerate",
        "boost",
        "pass",
        "lose",
        "give",
        "energize",
        "steal",
        "colour",
        "buy",
        "keep",
        "use",
        "decline",
    }


RED_PILOT = {"colour": "red", "type": "pilot"}
BLUE_DOCTOR = {"colour": "blue", "type": "doctor"}


@pytest.mark.parametrize(
    ("form", "phrases"),
    [
        ({"do": "plan", "card": "0-5", "direction": "sun"}, ["0-5, Sun", "0-5, Sonne", "0-5, Sol"]),
        (
            {
                "do": "plan",
                "plans": [
                    {"saucer": "red", "card": "2", "direction": "sun"},
                    {"saucer": "blue", "card": "3", "direction": "stars"},
                ],
            },
            [
                "red: 2, Sun; blue: 3, Stars",
                "Die rote Untertasse: 2, Sonne; die blaue: 3, Sterne",
                "rojo: 2, Sol; azul: 3, Estrellas",
            ],
        ),
        ({"do": "saucer", "saucer": "red"}, ["The red saucer", "Die rote Untertasse", "El platillo rojo"]),
        ({"do": "distance", "distance": 1}, ["Move 1 space", "1 Feld bewegen", "Mover 1 casilla"]),
        (
            {"do": "boost", "direction": "meteor", "distance": 3},
            [
                "Boost: 3 spaces towards Meteor",
                "Schub: 3 Felder Richtung Meteor",
                "Potenciar: 3 casillas hacia Meteoro",
            ],
        ),
        (
            {"do": "pass", "crew": RED_PILOT},
            ["Pass the red pilot", "Den roten Piloten weitergeben", "Pasar al piloto rojo"],
        ),
        (
            {"do": "lose", "crew": BLUE_DOCTOR},
            ["Lose the blue doctor", "Den blauen Arzt verlieren", "Perder al doctor azul"],
        ),
        (
            {"do": "give", "crew": BLUE_DOCTOR, "to": "green"},
            [
                "Give the blue doctor to the green saucer",
                "Den blauen Arzt an die grüne Untertasse abgeben",
                "Entregar al doctor azul al platillo verde",
            ],
        ),
        (
            {"do": "use", "upgrade": "afterburner", "space": [3, 4]},
            ["Afterburner: jump to 3,4", "Nachbrenner: Sprung auf 3,4", "Posquemador: saltar a 3,4"],
        ),
        (
            {
                "do": "use",
                "upgrade": "distress-signaler",
                "take": RED_PILOT,
                "give": {"colour": "blue", "type": "pilot"},
            },
            [
                "Distress Signaler: take the red pilot in exchange for the blue pilot",
                "Notrufsender: den roten Piloten im Tausch gegen den blauen Piloten nehmen",
                "Señal de socorro: tomar al piloto rojo a cambio del piloto azul",
            ],
        ),
        (
            {"do": "use", "upgrade": "quake-maker", "slot": "NW", "turns": 3},
            [
                "Quake Maker: turn the tile at the top left, quarter turns: 3",
                "Bebenmacher: Spielplanteil oben links drehen, Vierteldrehungen: 3",
                "Generador de seísmos: girar la loseta de arriba a la izquierda, cuartos de vuelta: 3",
            ],
        ),
        (
            {"do": "use", "upgrade": "proximity-mines"},
            ["Proximity Mines", "Annäherungsminen", "Minas de proximidad"],
        ),
        ({"do": "decline"}, ["Decline", "Verzichten", "Renunciar"]),
    ],
)
def test_actions_are_short_phrases(form: dict[str, Any], phrases: list[str]) -> None:
    assert [words.action(form) for words in VOICES] == phrases


# -- what is refused ------------------------------------------------------------------------


def _refusals() -> list[Refusal]:
    """Every refusal of the rules, with actions of every kind."""
    position = table(
        at={"red": (5, 1), "green": (5, 3)},
        aboard={"green": ["blue-pilot", "red-pilot"]},
        stage=stages.REWARDS,
        rewards=vec[i64]([COLOURS.index("green")]),
    )
    crew, upgrade = tables.crewmember("blue-pilot"), tables.keep("airlock")
    actions = [tables.saucer("blue"), crew, tables.give("blue-pilot", "green"), tables.colour("green"), upgrade]
    found = []
    for key in FORMS.clauses:
        for action in actions:
            found.append(position.refusal(key, 1, action))
    return found


def test_an_upgrade_that_is_chosen_out_of_two_is_kept() -> None:
    said = [words.action({"do": "keep", "upgrade": "organic-triangulator"}) for words in VOICES]
    assert [sentence.split()[0] for sentence in (said[0], said[2])] == ["Keep", "Quedarse"]
    assert said[1].endswith(" behalten")


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_every_refusal_can_be_read(words: Words) -> None:
    for found in _refusals():
        assert words.refusal(found).endswith(")")
        assert "{" not in words.refusal(found)


def test_a_refusal_says_what_is_wrong_and_what_would_be_right() -> None:
    position = table(at={"red": (5, 1)}, upgrades={"red": ["airlock", "afterburner"]}, stage=stages.END_UPGRADES)
    with pytest.raises(Refusal) as refused:
        position.play(0, use("airlock", "red-pilot"))
    assert ENGLISH.refusal(refused.value) == (
        "Airlock cannot be used at this moment; its text says when it can. (section 16)"
    )
    assert VOICES[1].refusal(refused.value) == (
        "„Luftschleuse“ lässt sich in diesem Moment nicht nutzen; wann es geht, steht im Kartentext. (Abschnitt 16)"
    )
    with pytest.raises(Refusal) as refused:
        position.play(1, DECLINE)
    assert ENGLISH.refusal(refused.value) == "It is Red’s decision, not Green’s. (section 6)"


# -- names and cards ------------------------------------------------------------------------


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_seats_have_the_colours_of_their_saucers_and_letters_that_differ(words: Words) -> None:
    letters = [words.say("letter", {"colour": colour}) for colour in COLOURS]
    assert len(set(letters)) == 6
    for seat, letter in enumerate(letters):
        assert letter in words.seat(seat).upper()
        assert words.say("colour", {"colour": COLOURS[seat]}).capitalize() == words.seat(seat)


@pytest.mark.parametrize("words", VOICES, ids=LANGUAGES)
def test_section_16_every_upgrade_has_a_name_and_a_text(words: Words) -> None:
    names, texts = set(), set()
    for card in CARDS:
        names.add(words.say(f"upgrade-{card.name}"))
        text = words.say(f"upgrade-text-{card.name}")
        texts.add(text)
        assert text.endswith(".")
        once = {"en": "Once per", "de": "Einmal pro", "es": "Una vez por"}[words.language]
        assert (once in text) or not card.once
    assert len(names) == len(texts) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_16_the_words_of_an_upgrade_are_in_a_file_of_its_own(language: str) -> None:
    folder = WORDS / language
    others = {"coach.ftl", "lessons.ftl", "orders.ftl", "parameters.ftl", "reasons.ftl"}
    assert {path.name for path in folder.iterdir()} - others == {f"{card.name}.ftl" for card in CARDS}
    for card in CARDS:
        text = folder.joinpath(f"{card.name}.ftl").read_text(encoding="utf-8")
        assert text.startswith(f"upgrade-{card.name} = ")
    general = WORDS.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    assert not [card.name for card in CARDS if card.name in general]


def _texts_and_names(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        if isinstance(node, ast.Name | ast.Attribute):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return found


def test_section_16_nothing_outside_the_cards_names_a_card() -> None:
    """So another card needs a module, its words, and its tests, and touches nothing else.

    How stored answers were numbered under older rules is frozen, with the cards of that time. What bots think of each
    card stands in one list, which a new card can do without.
    """
    names = {form for card in CARDS for form in (card.name, card.name.replace("-", "_"))}
    paths = [path for path in messages.SOURCES.rglob("*.py") if path.parent != FOLDER / "rules" / "upgrades" / "cards"]
    assert len(paths) > 150
    worths = messages.SOURCES / "games" / "crash_and_grab" / "heuristics" / "cards.py"
    assert worths in paths
    for path in [path for path in paths if not path.stem.startswith("numbering_") and path != worths]:
        assert not _texts_and_names(path) & names, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_section_16_the_table_says_who_is_choosing_an_upgrade(language: str) -> None:
    """The next turn waits for it, and everybody sees for whom."""
    position = table(at={"red": (3, 3), "green": (5, 5)}, energy={"red": 2}, stage=stages.PURCHASES)
    position.play(0, tables.BUY)
    heard = tables.draw(position, "airlock", "hyperdrive")
    assert tables.asked(position) == ("keep", 0)
    words = Words(language, GAME, ["Ann", "Ben", "Cid"])
    asking = GAME.faces.scene(position.view(SPECTATOR)).caption
    assert "Ann" in words.say(asking.say, asking.facts)
    assert "Ann" in told(words, heard)[-1]


def test_why_an_upgrade_works_is_told_by_its_own_row() -> None:
    for words in VOICES:
        for card in CARDS:
            (row,) = paragraphs_of(GAME, words, f"upgrade {card.number}")
            assert row.html.startswith(words.say(f"upgrade-{card.name}")), (words.language, card.name)
