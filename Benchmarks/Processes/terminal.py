"""A terminal device with a program in it, and what the kernel says of that program."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

ROWS, COLUMNS = 36, 120

# What xterm answers when it is asked; a program that waits for an answer would wait for ever otherwise.
ANSWERS = {
    b"\x1b[c": b"\x1b[?62;22c",
    b"\x1b[0c": b"\x1b[?62;22c",
    b"\x1b[>c": b"\x1b[>41;390;0c",
    b"\x1b[6n": b"\x1b[1;1R",
    b"\x1b[?2026$p": b"\x1b[?2026;0$y",
}


class Terminal:
    """A program on a terminal of its own, 120 columns and 36 rows."""

    def __init__(self, name, command, environment):
        self.name = name
        self.home = environment["HOME"]
        self.chunks = []
        self.received = bytearray()
        self.status = None
        gate, opener = os.pipe()
        self.pid, self.leader = pty.fork()
        if self.pid == 0:
            # All that costs time is done before the gate opens: what is measured begins with exec.
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
                os.read(gate, 1)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        os.close(gate)
        time.sleep(0.02)
        self.started = time.monotonic()
        self.started_wall = time.time()
        os.write(opener, b"!")
        os.close(opener)

    def read(self):
        """Takes what there is; false when the program has closed the terminal."""
        try:
            data = os.read(self.leader, 65536)
        except OSError:
            return False
        if not data:
            return False
        self.chunks.append((time.monotonic(), time.time(), data))
        self.received += data
        for question, answer in ANSWERS.items():
            if question in data:
                os.write(self.leader, answer)
        return True

    def wait_for_quiet(self, quiet, longest):
        """Reads until nothing has come for `quiet` seconds after something has, or `longest` seconds have gone."""
        end = time.monotonic() + longest
        while time.monotonic() < end:
            room = min(quiet if self.chunks else longest, end - time.monotonic())
            if not select.select([self.leader], [], [], max(0, room))[0]:
                if self.chunks:
                    return
            elif not self.read():
                return

    def processes(self):
        """The program and whatever it started, by the HOME that nobody else has; itself alone where that is hidden."""
        wanted = b"HOME=" + self.home.encode()
        # Once waited for, its number may be somebody else's.
        found = {self.pid} if self.status is None else set()
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    with open(f"/proc/{entry}/environ", "rb") as file:
                        if wanted in file.read().split(b"\0"):
                            found.add(int(entry))
                except OSError:
                    pass
        return found

    def counts(self):
        """Wake-ups, CPU seconds and resident bytes of the program, its threads and its children, as of now."""
        wakeups = nanoseconds = resident = 0
        for pid in self.processes():
            try:
                for task in os.listdir(f"/proc/{pid}/task"):
                    wakeups += int(field(f"/proc/{pid}/task/{task}/status", "voluntary_ctxt_switches:"))
                    with open(f"/proc/{pid}/task/{task}/schedstat", encoding="ascii") as file:
                        nanoseconds += int(file.read().split()[0])
                resident += int(field(f"/proc/{pid}/status", "VmRSS:")) * 1024
            except (OSError, TypeError):
                pass
        return {"wakeups": wakeups, "cpu": nanoseconds / 1e9, "rss": resident}

    def end(self):
        """Ends the program and what it started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            for pid in self.processes():
                try:
                    os.kill(pid, number)
                except OSError:
                    pass
            deadline = time.monotonic() + 1
            while self.status is None and time.monotonic() < deadline:
                # A program that says good-bye to a terminal that nobody reads would hang.
                if select.select([self.leader], [], [], 0.01)[0]:
                    self.read()
                done, status = os.waitpid(self.pid, os.WNOHANG)
                if done:
                    self.status = status
        os.close(self.leader)


def listen(terminals, seconds):
    """Reads what all terminals are sent, for `seconds`."""
    end = time.monotonic() + seconds
    alive = {terminal.leader: terminal for terminal in terminals}
    while (room := end - time.monotonic()) > 0:
        for leader in select.select(list(alive), [], [], room)[0]:
            if not alive[leader].read():
                del alive[leader]


def field(path, name):
    """The number behind `name` in a status file of the kernel."""
    with open(path, encoding="ascii", errors="replace") as file:
        for line in file:
            if line.startswith(name):
                return line.split()[1]
    return None
