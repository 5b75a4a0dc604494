"""What leads to this very computer: nobody on the way reads along."""

import ipaddress


def is_loopback(host: str) -> bool:
    """Say whether a host, by its name or its number (IPv6 with or without brackets), is this computer."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
