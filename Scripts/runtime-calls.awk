# Reads a file of LLVM's intermediate language twice (`awk -f … FILE FILE`) and prints every function that needs a
# part of Swift's runtime that the oldest iOS of the target lacks, and that part, with a tab between them.
#
# The compiler links such a part weakly: on an older system its address is 0, and a call of it crashes. The parts
# are functions of the runtime, whose names are not mangled. A mangled name is a symbol of a module, for which the
# compiler has checked the availability.

BEGIN {
  # Accepted parts. The compiler's own code tests the address before it calls this one.
  accepted["swift_coroFrameAlloc"]
  # Code of the standard library, which the compiler copies into the program. On Apple's systems that code has a
  # check of its own; the function is there since iOS 15.4.
  accepted["swift_stdlib_isStackAllocationSafe"]
}

function plain(name) {
  gsub(/^@|"/, "", name)
  return name
}

# A part that code does not need by itself: only what uses it does.
# - The accessor of a type's metadata, the name of a type that the runtime looks up, and its cache.
function passes(name) {
  return name ~ /Ma$|MD$|^get_type_metadata|^symbolic / || name ~ /^__swift_.*_backDeploy$/
}

# Metadata of fields and of captured values, which nothing but reflection reads (`Mirror`, `dump`, a debugger). A
# program that reflects such a value would crash on an older system; the products reflect none.
function isReflection(line) { return line ~ /swift5_(fieldmd|capture|reflstr|builtin)/ }

function note(text,    name) {
  while (match(text, /@("[^"]*"|[A-Za-z0-9_.$]+)/)) {
    name = plain(substr(text, RSTART, RLENGTH))
    text = substr(text, RSTART + RLENGTH)
    if ((name in missing || passes(name)) && name != current && !((name, current) in noted)) {
      noted[name, current]
      users[name] = users[name] current "\n"
    }
  }
}

FNR == 1 { pass++ }

pass == 1 {
  if (/^declare extern_weak /) {
    match($0, /@("[^"]*"|[A-Za-z0-9_.$]+)/)
    name = plain(substr($0, RSTART, RLENGTH))
    if (name ~ /^swift_/ && !(name in accepted)) missing[name]
  }
  next
}

/^define / {
  match($0, /@("[^"]*"|[A-Za-z0-9_.$]+)/)
  current = plain(substr($0, RSTART, RLENGTH))
  next
}
/^}/ { current = "" }
/^@/ {
  match($0, /^@("[^"]*"|[A-Za-z0-9_.$]+)/)
  current = plain(substr($0, RSTART, RLENGTH))
  # These lists only keep the linker from leaving parts out.
  if (current !~ /^llvm\./ && !isReflection($0)) note(substr($0, RLENGTH + 1))
  current = ""
  next
}
current != "" && /@/ { note($0) }

END {
  for (name in missing) {
    split("", seen)
    count = 1
    list[1] = name
    for (i = 1; i <= count; i++) {
      total = split(users[list[i]], found, "\n")
      for (j = 1; j < total; j++) {
        if (found[j] in seen) continue
        seen[found[j]]
        if (passes(found[j])) list[++count] = found[j]
        else print found[j] "\t" name
      }
    }
  }
}
