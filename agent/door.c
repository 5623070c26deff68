#include "door.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "error.h"
#include "protocol.h"
#include "session.h"
#include "sha256.h"

enum {
    BACKLOG = 64,
    MAX_AT_THE_DOOR = 64, /* connections whose secret is not known yet; each has a thread */
    HANDSHAKE_TIMEOUT_MS = 10000,
    RETRY_INTERVAL_US = 100000,
    NONCE_BYTES = 32,
    MAGIC_BYTES = 8,
    GREETING_BYTES = 44,
    OPENING_BYTES = 68,
    ANSWER_BYTES = SESSION_NAME_BYTES + DIGEST_BYTES,
    MAX_HOST = 256,
    MAX_PORT = 65535,
};

/* Three messages of fixed lengths, little-endian, as nnservice/rpc/handshake.py has them. */
enum { VERSION_AT = 8, PURPOSE_AT = 10, SESSION_AT = 20 };

static const char MAGIC[] = "NNHALtcp";

static Part secret;
static sem_t room;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Session *sessions; /* of all clients, the newest first */
static size_t client_count;

/* --- listening -------------------------------------------------------------------------------- */

static bool is_loopback(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const void *)address;
        return ntohl(v4->sin_addr.s_addr) >> 24 == 127;
    }
    const struct sockaddr_in6 *v6 = (const void *)address;
    return IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr);
}

static bool split_address(const char *text, char host[MAX_HOST], const char **port) {
    const char *colon = strrchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : 0;
    bool is_bracketed = length > 2 && text[0] == '[' && text[length - 1] == ']';
    if (!length || length >= MAX_HOST || (!is_bracketed && memchr(text, ':', length)))
        return false;
    snprintf(host, MAX_HOST, "%.*s", (int)length - 2 * is_bracketed, text + is_bracketed);
    *port = colon + 1;
    size_t digits = strspn(*port, "0123456789");
    return digits && digits <= 5 && !(*port)[digits] && atoi(*port) <= MAX_PORT;
}

int listen_at(const char *address, int allow_remote) {
    char host[MAX_HOST];
    const char *port;
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *found;
    if (!split_address(address, host, &port))
        die(USAGE_ERROR, "Error: '%s' is no address; expected HOST:PORT, as 127.0.0.1:7010", address);
    int yes = 1, code = getaddrinfo(host, port, &hints, &found);
    if (code)
        die(USAGE_ERROR, "Error: cannot listen at %s: %s", address, gai_strerror(code));
    if (!allow_remote && !is_loopback(found->ai_addr))
        die(USAGE_ERROR, "Error: other machines can connect to %s; say --allow-remote if they are to",
            address);
    int listener = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
    if (listener < 0 || bind(listener, found->ai_addr, found->ai_addrlen) ||
        listen(listener, BACKLOG))
        die(USAGE_ERROR, "Error: cannot listen at %s: %s", address, strerror(errno));
    freeaddrinfo(found);
    return listener;
}

int port_of(int listener) {
    struct sockaddr_in6 address;
    socklen_t length = sizeof(address);
    getsockname(listener, (struct sockaddr *)&address, &length);
    return ntohs(address.sin6_port); /* at the same place as IPv4's */
}

/* --- the handshake ---------------------------------------------------------------------------- */

static bool random_bytes(uint8_t *bytes, size_t length) {
    return syscall(SYS_getrandom, bytes, length, 0) == (long)length;
}

/* In the same time whatever differs. */
static bool is_same_proof(const uint8_t *a, const uint8_t *b) {
    uint8_t differs = 0;
    for (int i = 0; i < DIGEST_BYTES; i++)
        differs |= a[i] ^ b[i];
    return !differs;
}

typedef struct {
    uint8_t greeting[GREETING_BYTES], said[OPENING_BYTES + DIGEST_BYTES];
    int purpose;
} Handshake;

/* Whether the client knows the secret. One that does not answer is not `heard`. */
static bool greet(int fd, Handshake *handshake, bool *heard) {
    uint8_t *greeting = handshake->greeting, *said = handshake->said, proof[DIGEST_BYTES];
    memcpy(greeting, MAGIC, MAGIC_BYTES);
    put_little_endian(greeting + VERSION_AT, OLDEST_VERSION, 2);
    put_little_endian(greeting + PURPOSE_AT, NEWEST_VERSION, 2);
    *heard = random_bytes(greeting + GREETING_BYTES - NONCE_BYTES, NONCE_BYTES) &&
             send_all(fd, greeting, GREETING_BYTES) &&
             receive_exactly(fd, said, sizeof(handshake->said), HANDSHAKE_TIMEOUT_MS);
    if (!*heard)
        return false;
    Part parts[] = {{"client", 6}, {greeting, GREETING_BYTES}, {said, OPENING_BYTES}};
    hmac_sha256(secret, parts, 3, proof);
    int version = (int)little_endian(said + VERSION_AT, 2);
    handshake->purpose = (int)little_endian(said + PURPOSE_AT, 2);
    return is_same_proof(proof, said + OPENING_BYTES) && !memcmp(said, MAGIC, MAGIC_BYTES) &&
           version >= OLDEST_VERSION && version <= NEWEST_VERSION &&
           handshake->purpose <= PURPOSE_CALLBACKS;
}

static bool accept_client(int fd, const Handshake *handshake, const uint8_t *name) {
    uint8_t answer[ANSWER_BYTES];
    Part parts[] = {{"server", 6},
                    {handshake->greeting, GREETING_BYTES},
                    {handshake->said, sizeof(handshake->said)},
                    {name, SESSION_NAME_BYTES}};
    memcpy(answer, name, SESSION_NAME_BYTES);
    hmac_sha256(secret, parts, 4, answer + SESSION_NAME_BYTES);
    return send_all(fd, answer, sizeof(answer));
}

static void refuse(int fd) {
    static const uint8_t NOTHING[ANSWER_BYTES];
    complain("a client is refused: it does not know the secret, or belongs to one that is gone");
    send_all(fd, NOTHING, sizeof(NOTHING));
    close(fd);
}

/* --- clients ---------------------------------------------------------------------------------- */

static Session *find_session(const uint8_t *name) {
    pthread_mutex_lock(&lock);
    Session *session = sessions;
    while (session && memcmp(session->name, name, SESSION_NAME_BYTES) != 0)
        session = session->next;
    if (session)
        hold_session(session);
    pthread_mutex_unlock(&lock);
    return session;
}

/* Takes a client off the list, which may have lost it already; with the lock held. */
static void unlist(const Session *session) {
    Session **place = &sessions;
    while (*place && *place != session)
        place = &(*place)->next;
    if (*place) {
        *place = session->next;
        client_count--;
    }
}

static void leave(Session *session) {
    pthread_mutex_lock(&lock);
    unlist(session);
    pthread_mutex_unlock(&lock);
    drop_session(session);
}

/* The oldest client that has never called; with the lock held. */
static Session *silent_session(void) {
    Session *silent = NULL;
    for (Session *each = sessions; each; each = each->next)
        if (!atomic_load(&each->has_called))
            silent = each;
    return silent;
}

/* Lists a client; one too many takes the place of the oldest that has never called. */
static bool list(Session *session) {
    pthread_mutex_lock(&lock);
    Session *silent = client_count < MAX_CLIENTS ? NULL : silent_session();
    bool has_room = client_count < MAX_CLIENTS || silent;
    if (silent) {
        unlist(silent);
        hold_session(silent);
    }
    if (has_room) {
        session->next = sessions;
        sessions = session;
        client_count++;
    }
    pthread_mutex_unlock(&lock);
    if (silent) {
        hang_up(silent);
        drop_session(silent);
    }
    return has_room;
}

static void turn_away(Session *session) {
    char reason[64];
    Writer refusal = {0};
    snprintf(reason, sizeof(reason), "it has %d clients already", MAX_CLIENTS);
    write_value(&refusal, &Refusal_TYPE, &(Refusal){.reason = text_of(reason)});
    send_frame(session->control, FRAME_REFUSAL, 0, &refusal, NULL, NULL);
    free_writer(&refusal);
}

static void *serve_client(void *argument) {
    serve_session(argument);
    leave(argument);
    return NULL;
}

static void begin_client(int fd, const Handshake *handshake) {
    Session *session = new_session(fd);
    if (!session)
        return;
    limit_sending(fd, SEND_TIMEOUT_S);
    if (!random_bytes(session->name, SESSION_NAME_BYTES) ||
        !accept_client(fd, handshake, session->name)) {
        drop_session(session);
    } else if (!list(session)) {
        turn_away(session);
        drop_session(session);
    } else if (!start_thread(serve_client, session)) {
        leave(session);
    }
}

/* A connection of a client that is here. */
static void add_connection(int fd, const Handshake *handshake) {
    Session *session = find_session(handshake->said + SESSION_AT);
    if (!session) {
        refuse(fd);
        return;
    }
    if (!accept_client(fd, handshake, session->name))
        close(fd);
    else if (handshake->purpose == PURPOSE_CALLBACKS)
        bring(session, fd);
    else
        serve_calls(session, fd);
    drop_session(session);
}

static void *let_in(void *argument) {
    int fd = (int)(intptr_t)argument;
    Handshake handshake;
    prepare_socket(fd);
    bool is_heard, is_proven = greet(fd, &handshake, &is_heard);
    if (!is_heard)
        close(fd);
    else if (!is_proven)
        refuse(fd);
    else if (handshake.purpose == PURPOSE_CONTROL)
        begin_client(fd, &handshake);
    else
        add_connection(fd, &handshake);
    sem_post(&room);
    return NULL;
}

void open_door(int listener, const uint8_t *bytes, size_t length,
               const volatile sig_atomic_t *is_over) {
    secret = (Part){bytes, length};
    sem_init(&room, 0, MAX_AT_THE_DOOR);
    while (!*is_over) {
        int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (fd < 0) {
            if (errno != EINTR && errno != ECONNABORTED) {
                complain("no client can be taken: %s", strerror(errno));
                usleep(RETRY_INTERVAL_US);
            }
        } else if (sem_trywait(&room)) {
            close(fd);
        } else if (!start_thread(let_in, (void *)(intptr_t)fd)) {
            sem_post(&room);
            close(fd);
        }
    }
}
