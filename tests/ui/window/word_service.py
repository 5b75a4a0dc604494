"""What shows words on a desktop, as freedesktop.org has it, on a private bus; started as a program of its own.

It prints each word as a line of JSON and, where it is told to, clicks on it. It keeps to types as strictly as a real one.
"""

import json
import sys

from jeepney import (
    DBusAddress,
    HeaderFields,
    MessageType,
    message_bus,
    new_error,
    new_method_return,
    new_signal,
)
from jeepney.io.blocking import open_dbus_connection

NAME = "org.freedesktop.Notifications"
PLACE = DBusAddress("/org/freedesktop/Notifications", interface=NAME)
NUMBER = 7


def main(what_happens: str) -> None:
    """Serve; `what_happens` is the signal that follows a word, or "" for none."""
    with open_dbus_connection("SESSION") as bus:
        bus.send_and_get_reply(message_bus.RequestName(NAME))
        print("ready", flush=True)
        while True:
            call = bus.receive()
            fields = call.header.fields
            if call.header.message_type is not MessageType.method_call:
                continue
            match fields.get(HeaderFields.member), fields.get(HeaderFields.signature, ""):
                case "GetCapabilities", "":
                    bus.send(new_method_return(call, "as", (["actions", "body", "body-markup"],)))
                case "Notify", "susssasa{sv}i":
                    bus.send(new_method_return(call, "u", (NUMBER,)))
                    print(json.dumps(call.body), flush=True)
                    for about in (NUMBER + 1, NUMBER) if what_happens else ():
                        happened = (about, "default") if "Action" in what_happens else (about, 2)
                        kind = "us" if "Action" in what_happens else "uu"
                        bus.send(new_signal(PLACE, what_happens, kind, happened))
                case _:
                    bus.send(new_error(call, "org.freedesktop.DBus.Error.InvalidArgs"))


if __name__ == "__main__":
    main(sys.argv[1])
