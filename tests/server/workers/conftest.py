"""One server of NATS for a module."""

from tests.server.cluster.conftest import nats

__all__ = ["nats"]
