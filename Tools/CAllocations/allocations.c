// The C library's functions under their public names, with counts. The dynamic linker prefers a program's
// definitions to the library's, so the allocations of Cairo, Pango, and Swift's runtime are counted, too.
#include "CAllocations.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

// The functions are called at each allocation. Builds without optimization inline them, too, and find the variables of
// a thread without a call.
#define INLINE static inline __attribute__((always_inline))
#define OF_THREAD static __thread __attribute__((tls_model("initial-exec")))

OF_THREAD long count_of_thread;
OF_THREAD long blocks_of_thread;
OF_THREAD long bytes_of_thread;

static atomic_bool counts_all_threads;
static atomic_long count;
static atomic_long blocks;

void count_allocations_of_all_threads(void) {
  atomic_store_explicit(&counts_all_threads, true, memory_order_relaxed);
}

long allocation_count_of_thread(void) { return count_of_thread; }

long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

long allocated_blocks_of_thread(void) { return blocks_of_thread; }

long allocated_blocks(void) { return atomic_load_explicit(&blocks, memory_order_relaxed); }

long allocated_bytes_of_thread(void) { return bytes_of_thread; }

// A sanitizer has its own functions, which must stay in place. Nothing is counted then.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

INLINE bool counts_all(void) { return atomic_load_explicit(&counts_all_threads, memory_order_relaxed); }

INLINE void add(void) {
  count_of_thread++;
  if (counts_all()) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

INLINE void use(long change, long bytes) {
  blocks_of_thread += change;
  if (counts_all()) atomic_fetch_add_explicit(&blocks, change, memory_order_relaxed);
  bytes_of_thread += bytes;
}

INLINE void *used(void *memory) {
  if (memory != NULL) use(1, (long)malloc_usable_size(memory));
  return memory;
}

void *malloc(size_t size) {
  add();
  return used(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
  add();
  return used(__libc_calloc(number, size));
}

void *realloc(void *memory, size_t size) {
  add();
  long before = memory != NULL ? (long)malloc_usable_size(memory) : 0;
  void *moved = __libc_realloc(memory, size);
  // Without memory for the new block, the old one stays.
  if (memory != NULL && (moved != NULL || size == 0)) use(-1, -before);
  return used(moved);
}

void *memalign(size_t alignment, size_t size) {
  add();
  return used(__libc_memalign(alignment, size));
}

void free(void *memory) {
  if (memory != NULL) use(-1, -(long)malloc_usable_size(memory));
  __libc_free(memory);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

#endif
