# SPDX-License-Identifier: LGPL-3.0-or-later
"""A real GIMP with windows, driven by clicks and Script-Fu at the same time."""

import contextlib
import itertools
import os
import signal
import socket
import struct
import subprocess
import threading
import time

from display import limits


# Below the ports that the system assigns by itself.
FIRST_PORT = 20000


class ScriptError(AssertionError):
    """Script-Fu's message about a script that failed."""


class Session:
    """GIMP on a display, with GIMP's Script-Fu server listening.

    display  the Display for its windows
    program  the command, such as 'gimp-2.10', and its options
    server   how to call the server: a text with {port} in it
    env      the profile's environment
    log      the file for what GIMP prints
    """

    def __init__(self, display, program, server, env, log):
        self.display = display
        self._log = log
        port, self._reservation = reserve_port()
        with open(log, 'w', encoding='utf-8') as output:
            self._gimp = subprocess.Popen(
                [*program, '-b', server.format(port=port)],
                env={**env, **display.env, 'NO_AT_BRIDGE': '1'},
                stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, start_new_session=True)
        display.watch(self._gimp.pid)
        self._socket = self._connect(port)

    def _connect(self, port):
        end = time.monotonic() + limits.SECONDS
        while time.monotonic() < end:
            try:
                return socket.create_connection(('127.0.0.1', port))
            except ConnectionRefusedError:
                if self._gimp.poll() is not None:
                    break
                time.sleep(0.05)
        self.close()
        raise RuntimeError('GIMP does not answer')

    def close(self):
        """Ends GIMP and its plug-ins, which are one process group."""
        try:
            os.killpg(self._gimp.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # GIMP has crashed, and its plug-ins with it
        self._gimp.wait()
        self._reservation.close()

    @contextlib.contextmanager
    def paused(self):
        """For a with statement, during which GIMP answers neither scripts nor
        plug-ins."""
        os.kill(self._gimp.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self._gimp.pid, signal.SIGCONT)

    def _describe_end(self):
        """Returns a text that says how GIMP ended, and what it printed last."""
        try:
            status = self._gimp.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = 'running'
        with open(self._log, encoding='utf-8', errors='replace') as printed:
            last = ''.join([line for line in printed
                            if 'ScriptFu server' not in line][-40:])
        return f'GIMP has gone, with status {status}; it printed:\n{last}'

    def _receive(self, size):
        data = b''
        while len(data) < size:
            # GIMP answers in two parts, and sends the second only when the
            # first is acknowledged: do that at once, not 40 ms later.
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
            more = self._socket.recv(size - len(data))
            if not more:
                raise RuntimeError(self._describe_end())
            data += more
        return data

    def run(self, script, seconds=limits.SECONDS):
        """Runs a script and returns its value as text.  If seconds is None, there is
        no time limit, because the script waits for a person."""
        data = script.encode()
        self._socket.settimeout(seconds)
        self._socket.sendall(b'G' + struct.pack('>H', len(data)) + data)
        _, failed, size = struct.unpack('>cBH', self._receive(4))
        answer = self._receive(size).decode()
        if failed:
            raise ScriptError(answer)
        return answer

    def start(self, script):
        """Runs a script that waits for a person, in the background."""
        return Pending(self, script)


def reserve_port():
    """Finds a free port for GIMP.  Returns it with a socket whose name keeps other
    tests from using the port until the socket is closed."""
    for port in itertools.count(FIRST_PORT):
        reservation = socket.socket(socket.AF_UNIX)
        try:
            reservation.bind(f'\0lattice-noise-port-{port}')
            with socket.socket() as probe:
                probe.bind(('127.0.0.1', port))
        except OSError:
            reservation.close()
        else:
            return port, reservation


class Pending:
    """A script that runs while the test clicks windows."""

    def __init__(self, session, script):
        self._result = None
        self._error = None
        self._session = session
        self._thread = threading.Thread(
            target=self._run, args=(script,), daemon=True)
        self._thread.start()

    def _run(self, script):
        try:
            self._result = self._session.run(script, None)
        except (AssertionError, OSError, RuntimeError) as error:
            self._error = error

    def finish(self):
        """Waits for the script's end and returns its value."""
        self._thread.join(limits.SECONDS)
        if self._thread.is_alive():
            raise RuntimeError('the script does not end')
        if self._error is not None:
            raise self._error
        return self._result
