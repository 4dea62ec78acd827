#include "AllocationCount.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <errno.h>

// A program's own malloc stands in front of the C library's for everything that is linked into the program or loaded by
// it; glibc keeps its own reachable under these names. A count for each thread needs no lock and no atomic addition.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread uint64_t count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += 1;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count += 1;
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count += 1;
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) { return ENOMEM; }
    *block = result;
    return 0;
}

uint64_t allocation_count(void) { return count; }
int allocation_count_is_known(void) { return 1; }

#else

uint64_t allocation_count(void) { return 0; }
int allocation_count_is_known(void) { return 0; }

#endif
