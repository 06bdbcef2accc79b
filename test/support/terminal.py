# Runs a command on a terminal of its own:  python3 terminal.py COLUMNS COMMAND [ARGUMENT ...]
# What comes on stdin is typed, what the terminal shows goes to stdout. Ends as the command does.
import fcntl
import os
import pty
import select
import struct
import sys
import termios

columns, command = int(sys.argv[1]), sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    os.execvp(command[0], command)

keyboard = sys.stdin.fileno()
watched = [terminal, keyboard]
while terminal in watched:
    for ready in select.select(watched, [], [])[0]:
        try:
            data = os.read(ready, 65536)
        except OSError:
            # Linux says so when the last program has left the terminal.
            data = b""
        if data == b"":
            watched.remove(ready)
        elif ready == keyboard:
            os.write(terminal, data)
        else:
            os.write(sys.stdout.fileno(), data)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
