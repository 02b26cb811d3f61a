#!/usr/bin/env python3
"""Sleeps two milliseconds at a time until it is terminated, then says how often the machine let it sleep for more than
thirty: what no clock that short can bear. For matches whose players have less than a second."""
import signal
import sys
import time

LONG = 0.03


def watch():
    stalls = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        last = time.monotonic()
        while True:
            time.sleep(0.002)
            now = time.monotonic()
            if now - last > LONG:
                stalls.append(now - last)
            last = now
    finally:
        longest = 1000 * max(stalls, default=0)
        print(f"stalls of the machine over {1000 * LONG:.0f} ms: {len(stalls)}, the longest {longest:.0f} ms")


watch()
