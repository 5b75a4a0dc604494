"""Tasks as Task Scheduler's published schema has them; the tool itself is not here."""

from functools import cache
from pathlib import Path
from typing import Any

import defusedxml.ElementTree as SafeXml
import pytest
from xmlschema import XMLSchema

from studio.domain.errors import SettingsError
from studio.scheduling.windows_task import NAMESPACE, WindowsTasks, task_xml
from tests.scheduling.samples import COMMAND, KINDS, ODD_HOME, ODD_NAME, TURN, Tools, make_schedule

SCHEMA = Path(__file__).parent / "data" / "task.xsd"
NAME = r"\Tejun Studio\schedule-ab12cd34"


@cache
def schema() -> Any:
    return XMLSchema(str(SCHEMA))


def parsed(kind: str, name: str = "交通費の申請") -> Any:
    return SafeXml.fromstring(task_xml(make_schedule(kind, name), COMMAND, r"OFFICE\hanako"))


def found(task: Any, path: str) -> list[Any]:
    return task.findall(path, {"": NAMESPACE})


@pytest.mark.parametrize("kind", KINDS)
def test_a_task_keeps_to_the_schema(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "task.xml"
    path.write_bytes(task_xml(make_schedule(kind, ODD_NAME), COMMAND, r"OFFICE\hanako"))
    assert path.read_bytes().startswith((b"\xff\xfe", b"\xfe\xff"))  # UTF-16, as schtasks wants it
    schema().validate(str(path))


def test_the_schema_can_fail(tmp_path: Path) -> None:
    path = tmp_path / "task.xml"
    xml = task_xml(make_schedule(), COMMAND, "hanako").decode("utf-16")
    path.write_bytes(xml.replace("IgnoreNew", "Whatever").encode("utf-16"))
    assert not schema().is_valid(str(path))


def test_the_days_are_those_that_may_be_the_day() -> None:
    assert [day.tag.partition("}")[2] for day in found(parsed("weekly"), ".//DaysOfWeek/*")] == [
        "Monday", "Wednesday", "Sunday",
    ]  # fmt: skip
    assert [day.text for day in found(parsed("end"), ".//Day")] == ["28", "29", "30", "31"]
    assert len(found(parsed("end"), ".//Months/*")) == 12
    assert found(parsed("nth"), ".//ScheduleByDay/DaysInterval")[0].text == "1"
    assert found(parsed("daily"), ".//StartBoundary")[0].text == "2026-11-26T17:05:00"
    assert found(parsed("login"), ".//LogonTrigger/UserId")[0].text == r"OFFICE\hanako"


def test_it_runs_as_the_person_and_makes_up_for_a_sleep() -> None:
    task = parsed("daily")
    assert found(task, ".//LogonType")[0].text == "InteractiveToken"
    assert found(task, ".//RunLevel")[0].text == "LeastPrivilege"
    assert found(task, ".//StartWhenAvailable")[0].text == "true"
    assert found(task, ".//Priority")[0].text in ("4", "5", "6"), "NORMAL_PRIORITY_CLASS"


def test_an_odd_home_is_one_word_of_the_command() -> None:
    arguments = found(parsed("daily"), ".//Arguments")[0].text
    quoted = str(ODD_HOME).replace('"', '\\"')
    assert arguments == (
        f'-P -m studio --json --home "{quoted}" "--setting=browser=a %b" schedule run ab12cd34'
    )


async def test_a_task_is_registered_from_its_file_and_deleted(tools: Tools) -> None:
    tools.put("schtasks")
    tasks = WindowsTasks(TURN)
    await tasks.put(make_schedule())
    (created,) = tools.calls
    assert created[:4] == ["/Create", "/TN", NAME, "/XML"]
    assert created[-1] == "/F"
    await tasks.remove("ab12cd34")
    assert tools.calls[1:] == [["/Query", "/TN", NAME], ["/Delete", "/TN", NAME, "/F"]]


async def test_a_task_that_is_gone_is_fine(tools: Tools) -> None:
    tools.put("schtasks", exit_code=1, said="ERROR: The system cannot find the file specified.")
    await WindowsTasks(TURN).remove("ab12cd34")
    assert [call[0] for call in tools.calls] == ["/Query"]


@pytest.mark.usefixtures("tools")
async def test_without_task_scheduler_it_is_said() -> None:
    with pytest.raises(SettingsError) as caught:
        await WindowsTasks(TURN).put(make_schedule())
    assert caught.value.code == "NO_SCHEDULER"
