#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/// Blocks of memory that this thread has asked for so far (malloc, calloc, realloc, aligned_alloc, posix_memalign).
///
/// Counted on glibc only, by standing in front of its allocator; 0 for ever elsewhere.
uint64_t allocation_count(void);

/// Whether allocations are counted on this system.
int allocation_count_is_known(void);

#endif
