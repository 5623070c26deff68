/* Cache files of clients: the client has the number of each, and the content stays here. */
#pragma once

#include "call.h"

/* Has a compilation use its cache files, which are made when they are first named. What the library
 * refuses is compiled without; false, with an error, for what it cannot be asked. */
bool set_caching(Call *call, void *compilation, const CacheHandles *cache);
