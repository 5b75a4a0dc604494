"""What a program that is started by ours must not inherit."""

from installer.packages.entrance import give_back


def test_a_browser_of_the_system_loads_its_own_libraries() -> None:
    environ = {"LD_LIBRARY_PATH": "/opt/tejun-studio/_internal", "HOME": "/root"}
    give_back(environ)
    assert environ == {"HOME": "/root", "PLAYWRIGHT_BROWSERS_PATH": ""}


def test_what_the_person_had_set_comes_back() -> None:
    environ = {
        "LD_LIBRARY_PATH": "/opt/tejun-studio/_internal:/opt/lib",
        "LD_LIBRARY_PATH_ORIG": "/opt/lib",
        "PLAYWRIGHT_BROWSERS_PATH": "/srv/browsers",
    }
    give_back(environ)
    assert environ == {
        "LD_LIBRARY_PATH": "/opt/lib",
        "PLAYWRIGHT_BROWSERS_PATH": "/srv/browsers",
    }
