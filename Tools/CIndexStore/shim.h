// The calls of the toolchain's libIndexStore that the audit makes. The toolchain ships the library
// without a header; these are types only, the functions are looked up when the audit runs.
#ifndef BOTTOMBOUNCE_INDEX_STORE_H
#define BOTTOMBOUNCE_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef void *index_pointer;

typedef struct {
  const char *data;
  size_t length;
} index_string;

typedef bool (*index_unit_visitor)(void *context, index_string name);
typedef bool (*index_visitor)(void *context, index_pointer item);

typedef index_pointer (*index_open)(const char *path, void *error);
typedef index_pointer (*index_open_in)(index_pointer store, const char *name, void *error);
typedef void (*index_close)(index_pointer item);
typedef bool (*index_each_unit)(
    index_pointer store, unsigned sorted, void *context, index_unit_visitor visitor);
typedef bool (*index_each)(index_pointer item, void *context, index_visitor visitor);
typedef index_string (*index_get_string)(index_pointer item);
typedef index_pointer (*index_get_pointer)(index_pointer item);
typedef unsigned (*index_get_kind)(index_pointer item);
typedef uint64_t (*index_get_roles)(index_pointer item);
typedef void (*index_get_position)(index_pointer item, unsigned *line, unsigned *column);

#endif
