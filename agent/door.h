/* The door: admits clients that know the secret, and brings their connections together. */
#pragma once

#include <signal.h>
#include <stddef.h>
#include <stdint.h>

/* A listening socket at `HOST:PORT`, an IPv6 host in brackets. Addresses that other machines can
 * reach need `allow_remote`. Ends the process where it cannot listen. */
int listen_at(const char *address, int allow_remote);
/* The port of a listening socket. */
int port_of(int listener);
/* Serves whoever connects, until `is_over`, which a signal sets. */
void open_door(int listener, const uint8_t *secret, size_t length,
               const volatile sig_atomic_t *is_over);
