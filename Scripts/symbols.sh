# Strips the program that Scripts/count-work.sh or Scripts/count-letters.sh counts, for Valgrind, and finds its functions.
# They set `program` and `stripped`.

# Valgrind can't read the debug information of newer compilers.
objcopy --strip-debug "$program" "$stripped"

# Prints the only symbol that contains a text.
symbol() {
  nm "$stripped" | awk -v text="$1" '
    index($3, text) { print $3; count++ }
    END { if (count != 1) { print count + 0 " symbols contain " text > "/dev/stderr"; exit 1 } }'
}
