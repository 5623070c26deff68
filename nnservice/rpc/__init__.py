"""Remote calls between two processes: frames, channels, objects and their proxies."""
