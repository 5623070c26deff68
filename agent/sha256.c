#include "sha256.h"

#include <string.h>

enum { BLOCK_BYTES = 64, LENGTH_BYTES = 8, ROUNDS = 64, INNER_PAD = 0x36, OUTER_PAD = 0x5c };

typedef struct {
    uint32_t state[8];
    uint64_t length;
    uint8_t block[BLOCK_BYTES];
} Hash;

static const uint32_t CONSTANTS[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t value, int count) {
    return value >> count | value << (32 - count);
}

static void add_block(Hash *hash) {
    uint32_t words[ROUNDS], s[8];
    for (int i = 0; i < 16; i++) {
        const uint8_t *byte = hash->block + 4 * i;
        words[i] = (uint32_t)byte[0] << 24 | byte[1] << 16 | byte[2] << 8 | byte[3];
    }
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t a = words[i - 15], b = words[i - 2];
        words[i] = words[i - 16] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + words[i - 7] +
                   (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
    }
    memcpy(s, hash->state, sizeof(s));
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        uint32_t first = s[7] + (rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)) +
                         choice + CONSTANTS[i] + words[i];
        uint32_t second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) + majority;
        memmove(s + 1, s, 7 * sizeof(*s));
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++)
        hash->state[i] += s[i];
}

static void begin(Hash *hash) {
    static const uint32_t INITIAL[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(hash->state, INITIAL, sizeof(INITIAL));
    hash->length = 0;
}

static void add(Hash *hash, const void *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        hash->block[hash->length++ % BLOCK_BYTES] = ((const uint8_t *)bytes)[i];
        if (hash->length % BLOCK_BYTES == 0)
            add_block(hash);
    }
}

static void end(Hash *hash, uint8_t digest[DIGEST_BYTES]) {
    uint64_t bits = 8 * hash->length;
    uint8_t length[LENGTH_BYTES];
    for (int i = 0; i < LENGTH_BYTES; i++)
        length[i] = (uint8_t)(bits >> 8 * (LENGTH_BYTES - 1 - i));
    add(hash, "\x80", 1);
    while (hash->length % BLOCK_BYTES != BLOCK_BYTES - LENGTH_BYTES)
        add(hash, "", 1);
    add(hash, length, sizeof(length));
    for (int i = 0; i < DIGEST_BYTES; i++)
        digest[i] = (uint8_t)(hash->state[i / 4] >> (24 - 8 * (i % 4)));
}

static void begin_padded(Hash *hash, const uint8_t key[BLOCK_BYTES], uint8_t pad) {
    uint8_t padded[BLOCK_BYTES];
    for (int i = 0; i < BLOCK_BYTES; i++)
        padded[i] = key[i] ^ pad;
    begin(hash);
    add(hash, padded, sizeof(padded));
}

void hmac_sha256(Part key, const Part *parts, size_t count, uint8_t digest[DIGEST_BYTES]) {
    uint8_t block[BLOCK_BYTES] = {0};
    Hash hash;
    if (key.length > BLOCK_BYTES) {
        begin(&hash);
        add(&hash, key.bytes, key.length);
        end(&hash, block);
    } else {
        memcpy(block, key.bytes, key.length);
    }
    begin_padded(&hash, block, INNER_PAD);
    for (size_t i = 0; i < count; i++)
        add(&hash, parts[i].bytes, parts[i].length);
    end(&hash, digest);
    begin_padded(&hash, block, OUTER_PAD);
    add(&hash, digest, DIGEST_BYTES);
    end(&hash, digest);
}
