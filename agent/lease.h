/* The lease of an agent that a client has started, over adb or ssh: it lasts as long as the client
 * writes to the agent's standard input. */
#pragma once

#include <stddef.h>

/* Reads the first line of standard input, without its end; its length, at most `room`. */
size_t read_line(char *line, size_t room);

/* Removes the program and the folder that it alone is in, and ends this process by SIGTERM once
 * standard input is closed, or silent for so many seconds. */
void keep_lease(char *program, int seconds);
