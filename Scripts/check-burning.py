#!/usr/bin/env python3
"""Opens the studio with a widget that starts a thread that never ends, and waits for the sentence that it was stopped.

Usage: check-burning.py ISLET SOURCE
"""
import os
import pty
import re
import select
import struct
import sys
import termios
import time
import fcntl

SECONDS = 60


def main():
    islet, source = sys.argv[1:]
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
        os.execv(islet, [islet, "preview", source])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 140, 0, 0))
    screen, deadline = b"", time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            screen += os.read(terminal, 65536)
        except OSError:
            break
        if b"kept a processor busy" in re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", screen):
            os.write(terminal, b"q")
            os.waitpid(child, 0)
            return 0
    print("check-burning: the widget was not stopped", file=sys.stderr)
    os.kill(child, 9)
    return 1


sys.exit(main())
