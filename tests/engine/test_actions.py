"""The list of actions that is filled again and again."""

from crashyard.engine import Actions


def test_it_grows_and_is_filled_again() -> None:
    actions = Actions()
    for _ in range(2):
        actions.clear()
        assert actions.to_list() == []
        for action in range(1000):
            actions.add(action * action)
        assert actions.count == 1000
        assert actions.to_list() == [action * action for action in range(1000)]
        assert actions.at(7) == 49
    actions.clear()
    actions.add(3)
    assert actions.to_list() == [3]
