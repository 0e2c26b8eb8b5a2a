"""Upgrade 11: Distress Signaler."""

from tests.games.crash_and_grab.tables import aboard, asked, facts, play, refused, use
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "distress-signaler"
RED = {"red": [NAME]}


def test_upgrade_11_a_crewmember_of_the_own_colour_is_exchanged_for_one_of_the_same_type() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0), "blue": (1, 1)},
        aboard={
            "red": ["blue-pilot", "pink-pilot", "green-doctor", "red-scientist"],
            "green": ["red-pilot", "red-engineer", "blue-doctor"],
            "blue": ["red-doctor"],
        },
        upgrades=RED,
    )
    assert ways(position, NAME) == {
        ("red-pilot", "blue-pilot"),
        ("red-pilot", "pink-pilot"),
        ("red-doctor", "green-doctor"),
    }
    refused(position, use(NAME, "red-engineer", "blue-engineer"), "upgrade-not-so")
    refused(position, use(NAME, "blue-doctor", "green-doctor"), "upgrade-not-so")
    heard = play(position, use(NAME, "red-pilot", "pink-pilot"))
    told = facts(heard, "crew_exchanged")
    assert (told["saucer"], told["other"]) == ("red", "green")
    assert aboard(position, "red") == {"blue-pilot", "red-pilot", "green-doctor", "red-scientist"}
    assert aboard(position, "green") == {"pink-pilot", "red-engineer", "blue-doctor"}


def test_upgrade_11_neither_saucer_needs_to_be_on_the_board() -> None:
    position = at_end(at={"blue": (4, 4)}, aboard={"red": ["blue-pilot"], "green": ["red-pilot"]}, upgrades=RED)
    assert ways(position, NAME) == {("red-pilot", "blue-pilot")}
    play(position, use(NAME, "red-pilot", "blue-pilot"))
    assert aboard(position, "green") == {"blue-pilot"}


def test_upgrade_11_it_is_not_offered_without_a_pair() -> None:
    for mine, theirs in (
        (["blue-pilot"], ["red-doctor"]),
        (["blue-pilot"], ["blue-doctor"]),
        ([], ["red-pilot"]),
        (["red-pilot"], ["blue-pilot"]),
    ):
        position = at_end(
            at={"red": (4, 4), "green": (0, 0)},
            aboard={"red": mine, "green": theirs},
            upgrades={"red": [NAME, "quake-maker"]},
        )
        assert offered(position) == {"quake-maker"}


def test_upgrade_11_nobody_wins_by_it_and_one_exchange_a_turn_is_all() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)},
        aboard={
            "red": ["blue-pilot", "blue-engineer", "red-doctor"],
            "green": ["red-pilot", "red-engineer", "green-doctor"],
        },
        upgrades={"red": [NAME, "quake-maker"]},
    )
    play(position, use(NAME, "red-pilot", "blue-pilot"))
    assert position.result() is None
    assert is_used(position, NAME)
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "red-engineer", "blue-engineer"), "upgrade-used")


def test_upgrade_11_it_needs_no_comparison_and_counts_as_acquiring() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)},
        aboard={"red": ["blue-pilot", "blue-engineer", "red-doctor"], "green": ["red-pilot"]},
        upgrades={"red": [NAME, "organic-triangulator"]},
    )
    assert offered(position) == {NAME, "organic-triangulator"}
    play(position, use(NAME, "red-pilot", "blue-pilot"))
    assert asked(position) == ("distance", 1)  # no Organic Triangulator any more


def test_upgrade_11_two_players_the_partner_is_a_legal_source() -> None:
    position = at_end(
        2,
        at={"red": (4, 4), "green": (0, 0)},
        aboard={"red": ["blue-pilot"], "blue": ["red-pilot"], "green": ["red-doctor"]},
        upgrades=RED,
    )
    assert ways(position, NAME) == {("red-pilot", "blue-pilot")}
    play(position, use(NAME, "red-pilot", "blue-pilot"))
    assert aboard(position, "blue") == {"blue-pilot"}
    assert asked(position) == ("saucer", 1)  # an exchange is no passing
