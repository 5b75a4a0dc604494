"""Durable targets: whether they can be found again."""

from studio.domain.target import Target


def test_a_target_without_a_way_says_so() -> None:
    assert not Target(role="generic").is_findable
    assert Target(ref="e1").is_findable
