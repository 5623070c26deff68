/* SHA-256 (FIPS 180-4) and HMAC (RFC 2104). */
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { DIGEST_BYTES = 32 };

typedef struct {
    const void *bytes;
    size_t length;
} Part;

/* The HMAC of `parts`, one after another. */
void hmac_sha256(Part key, const Part *parts, size_t count, uint8_t digest[DIGEST_BYTES]);
