"""Schedules on this machine: their book, the locks of flows, and the scheduler of each system."""

from studio.scheduling.book import JsonScheduleBook
from studio.scheduling.entries import system_entries
from studio.scheduling.entry import TurnCommand, turn_command
from studio.scheduling.locks import HomeFlowLocks
from studio.scheduling.log_file import note_turn

__all__ = [
    "HomeFlowLocks",
    "JsonScheduleBook",
    "TurnCommand",
    "note_turn",
    "system_entries",
    "turn_command",
]
