"""予定: flows that run at their time, with nobody there; the system's own scheduler starts each turn."""
