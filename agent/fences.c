#include "fences.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "session.h"

typedef struct Follower {
    int64_t number;
    int fd; /* the other end of the library's */
    struct Follower *next;
} Follower;

static const Loan FOLLOWING = {{[CALLS] = 1, [DESCRIPTORS] = 2}};

/* libsync takes POLLERR for a fence that has failed and anything else for one that is signaled. A
 * datagram socket shows POLLERR when its peer disconnects and leaves behind what was unread. */
static void end_follower(Session *session, Follower *follower, bool is_signaled) {
    struct sockaddr nowhere = {.sa_family = AF_UNSPEC};
    if (is_signaled)
        send(follower->fd, "", 1, MSG_NOSIGNAL);
    else if (connect(follower->fd, &nowhere, sizeof(nowhere)))
        complain("a fence cannot be made to fail: %s", strerror(errno));
    close(follower->fd);
    free(follower);
    give_back(&session->account, FOLLOWING);
}

/* Whether the end of `number` has been reported already, which is then forgotten. */
static bool take_early(Fences *fences, int64_t number, bool *is_signaled) {
    for (size_t i = 0; i < fences->early_count; i++) {
        if (fences->early[i].number == number) {
            *is_signaled = fences->early[i].is_signaled;
            fences->early[i] = fences->early[--fences->early_count];
            return true;
        }
    }
    return false;
}

int follow_fence(Session *session, int64_t number, Error *error) {
    int ends[2];
    if (!take(&session->account, FOLLOWING, error))
        return -1;
    Follower *follower = malloc(sizeof(*follower));
    if (!follower || socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, ends)) {
        free(follower);
        give_back(&session->account, FOLLOWING);
        fail(error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT, "a fence cannot be made: %s",
             strerror(errno));
        return -1;
    }
    send(ends[0], "", 1, MSG_NOSIGNAL); /* lost where the other end disconnects: an error */
    bool is_signaled = number == FENCE_SIGNALED;
    pthread_mutex_lock(&session->lock);
    bool is_over = is_signaled || number == FENCE_FAILED || session->has_ended ||
                   take_early(&session->fences, number, &is_signaled);
    *follower = (Follower){number, ends[1], session->fences.followers};
    if (!is_over)
        session->fences.followers = follower;
    pthread_mutex_unlock(&session->lock);
    if (is_over)
        end_follower(session, follower, is_signaled);
    return ends[0];
}

void tell_fence(Session *session, int64_t number, bool is_signaled) {
    Fences *fences = &session->fences;
    pthread_mutex_lock(&session->lock);
    Follower **place = &fences->followers;
    while (*place && (*place)->number != number)
        place = &(*place)->next;
    Follower *follower = *place;
    if (follower) {
        *place = follower->next;
    } else if (fences->early_count < MAX_EARLY_FENCES) {
        fences->early[fences->early_count].number = number;
        fences->early[fences->early_count++].is_signaled = is_signaled;
    }
    pthread_mutex_unlock(&session->lock);
    if (follower)
        end_follower(session, follower, is_signaled);
}

void end_fences(Session *session) {
    pthread_mutex_lock(&session->lock);
    Follower *follower = session->fences.followers, *next;
    session->fences.followers = NULL;
    pthread_mutex_unlock(&session->lock);
    for (; follower; follower = next) {
        next = follower->next;
        end_follower(session, follower, false);
    }
}

FenceState state_of_fence(int fd, int timeout_ms) {
    struct pollfd fence = {fd, POLLIN, 0};
    int count;
    while ((count = poll(&fence, 1, timeout_ms)) < 0 && errno == EINTR)
        continue;
    if (!count)
        return ACTIVE;
    /* A pipe may say "no writer" when its byte has just been written: a second look finds it. */
    if (!(fence.revents & POLLIN))
        poll(&fence, 1, 0);
    return fence.revents & POLLIN ? SIGNALED : FAILED;
}
