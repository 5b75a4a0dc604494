"""`tejun doctor`: every line with what to do about it."""

from studio.domain.records.doctor import DoctorLine, Health
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse

SITE = "http://127.0.0.1:9/"


class TestDoctorAndPractice:
    def test_notices_are_told_with_their_remedy(self, tejun: Tejun) -> None:
        said = tejun("doctor")
        assert said.code == 0
        assert said.out.splitlines() == [
            "[ok  ] Python：3.11",
            "[注意] フォント：ありません",
            "       → 入れてください",
        ]

    def test_something_bad_is_a_fault(self, tejun: Tejun, house: FakeHouse) -> None:
        house.health = (
            DoctorLine(name="ブラウザー", state=Health.BAD, message="ない", remedy="入れる"),
        )
        said = tejun("doctor", "--json")
        assert said.code == 1
        assert said.objects == [
            {"name": "ブラウザー", "state": "bad", "message": "ない", "remedy": "入れる"}
        ]
