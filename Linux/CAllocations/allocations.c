// The C library's own functions under their public names, with a count. The dynamic linker prefers a
// program's definitions to the library's, so what Cairo, Pango and Swift's runtime ask for is counted too.
#include "CAllocations.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long count_of_thread;
static atomic_long count;

long allocation_count_of_thread(void) { return count_of_thread; }

long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

// A sanitiser brings functions of its own, and must not lose them: nothing is counted then.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

static void add(void) {
  count_of_thread++;
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  add();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

#endif
