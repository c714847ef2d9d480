# Writes the page of the gallery.
# usage: awk -f gallery.awk table CatalogEntry.swift Entries/*.swift

BEGIN {
  # The parts of names that say what is special about a picture.
  split("dark=dark|ar=Arabic|zh=Chinese|ja=Japanese|huge=largest text|large-text=large text|" \
    "detent-large-text-size=large text|pad=iPad|ipad=iPad|se=iPhone SE|side=landscape|landscape=landscape|" \
    "keys=hardware keyboard|card=card|styled=own style|detents=detents|glass=design of iOS 26", pairs, "|")
  for (i = 1; i in pairs; i++) {
    split(pairs[i], pair, "=")
    order[i] = pair[1]
    words[pair[1]] = pair[2]
  }
}

function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  gsub(/"/, "\\&quot;", text)
  return text
}

function caption(name,    i, result) {
  result = ""
  for (i = 1; i in order; i++)
    if (index("-" name "-", "-" order[i] "-")) result = result (result == "" ? "" : ", ") words[order[i]]
  return result == "" ? "light" : result
}

# Returns the length of a balanced text that begins with a bracket. Brackets in strings don't count.
function balanced(text,    i, character, depth, isString) {
  for (i = 1; i <= length(text); i++) {
    character = substr(text, i, 1)
    if (character == "\\") i++
    else if (character == "\"") isString = !isString
    else if (!isString && character ~ /[({[]/) depth++
    else if (!isString && character ~ /[)}\]]/ && --depth == 0) return i
  }
  return length(text)
}

# Adds an argument of the catalog's short form, as an argument of `show`.
function addArgument(text,    lines, n, i, shift, label) {
  gsub(/^[ \n]+|[ \n]+$/, "", text)
  n = split(text, lines, "\n")
  match(lines[n], /^ */)
  shift = n > 1 ? RLENGTH - 2 : 0
  text = lines[1]
  for (i = 2; i <= n; i++) text = text "\n" sprintf("%*s", -shift, "") substr(lines[i], shift > 0 ? shift + 1 : 1)
  label = match(text, /^[a-zA-Z]+: /) ? substr(text, 1, RLENGTH - 2) : "content"
  if (label != "content") text = substr(text, RLENGTH + 1)
  given[label] = text
}

# Returns code that a reader can paste into a view controller, in place of the catalog's short forms.
function pasteable(text,    result, call, start, i, last, character, part, n, names, isAwait, indentation, isString) {
  gsub(/\$0\.ask\(/, "stage.ask(", text)
  result = ""
  while (match(text, /stage\.(ask|askFromController|await)\(/)) {
    call = substr(text, RSTART, RLENGTH)
    result = result substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + RLENGTH - 1)
    last = balanced(text)
    start = 2
    split("", given)
    for (i = 2; i <= last; i++) {
      character = substr(text, i, 1)
      if (character == "\"") isString = !isString
      if (isString) continue
      if (character ~ /[({[]/) i += balanced(substr(text, i)) - 1
      else if (character == "," || i == last) {
        addArgument(substr(text, start, i - start))
        start = i + 1
      }
    }
    text = substr(text, last + 1)
    if (text ~ /^ \{/) {
      n = balanced(substr(text, 2))
      addArgument("configure: " substr(text, 2, n))
      text = substr(text, n + 2)
    }
    if (text ~ /^ describe: \{/) text = substr(text, balanced(substr(text, 12)) + 12)
    if ("configure" in given && given["configure"] !~ /^\{ _ in[ \n]*\}$/) given["configuration"] = "SheetConfiguration " given["configure"]
    isAwait = call ~ /await/
    part = (isAwait ? "Task { try await sheet.outcome(of: " : ("by" in given ? given["by"] : "sheet") ".show(\n  ") \
      given["content"] ", title: " ("title" in given ? given["title"] : "\"" title "\"") ", from: self"
    n = split("buttons configuration callbacks shouldDismiss commit", names, " ")
    for (i = 1; i <= n; i++)
      if (names[i] in given) part = part ",\n  " names[i] ": " given[names[i]]
    part = part (isAwait ? ") }" : "\n) { value in\n  print(value)\n}")
    # Lines of a call inside of another statement are indented as its first one.
    match(result, /[^\n]*$/)
    indentation = substr(result, RSTART)
    sub(/[^ ].*/, "", indentation)
    gsub(/\n/, "\n" indentation, part)
    result = result part
  }
  result = result text
  gsub(/stage\.sheet/, "sheet", result)
  gsub(/stage\.title/, "\"" title "\"", result)
  return result
}

# The table of pictures.
FILENAME == ARGV[1] {
  split($0, cell, "\t")
  text = cell[3]
  sub(/\.[a-z]*$/, "", text)
  text = caption(text)
  figures[cell[1]] = figures[cell[1]] "<figure><img src=\"pictures/" cell[3] "\" width=\"" cell[4] \
    "\" height=\"" cell[5] "\" loading=\"lazy\" alt=\"" escaped(cell[1]) ", " text "\"><figcaption>" text \
    "</figcaption></figure>\n"
  next
}

# The titles of the sections.
FILENAME == ARGV[2] {
  if (match($0, /case [a-z]+ = "[^"]*"/)) {
    split(substr($0, RSTART, RLENGTH), part, "\"")
    split(part[1], word, " ")
    # Forms come first.
    sections[word[2] == "forms" ? 0 : ++count] = word[2]
    titles[word[2]] = part[2]
  }
  next
}

function finish(    i, lines, n, indentation, spaces, text) {
  n = split(code, lines, "\n")
  indentation = 1000
  for (i = 1; i <= n; i++) {
    if (lines[i] ~ /^ *$/) continue
    match(lines[i], /^ */)
    if (RLENGTH < indentation) indentation = RLENGTH
  }
  text = ""
  for (i = 1; i <= n; i++)
    if (lines[i] !~ /^ *$/) text = text substr(lines[i], indentation + 1) "\n"
  sub(/ +\n$/, "\n", text)
  text = pasteable(text)
  articles[section] = articles[section] "<article data-section=\"" section "\" data-words=\"" \
    escaped(tolower(title " " titles[section])) "\">\n<h2>" escaped(title) "</h2>\n<pre><code>" escaped(text) \
    "</code></pre>\n" (title in figures ? "<div class=\"pictures\">\n" figures[title] "</div>\n" : "") "</article>\n"
  used[title] = 1
}

# An entry extends to the brace that closes its closure.
{
  line = $0
  if (depth == 0) {
    if (!match(line, /CatalogEntry\(\.[a-z]+, "[^"]*"/)) next
    split(substr(line, RSTART, RLENGTH), part, "\"")
    title = part[2]
    section = part[1]
    sub(/.*\(\./, "", section)
    sub(/,.*/, "", section)
    line = substr(line, RSTART + RLENGTH)
    start = index(line, "{")
    line = substr(line, start + 1)
    sub(/^ stage in/, "", line)
    sub(/^ /, "", line)
    depth = 1
    code = ""
  }
  kept = ""
  for (i = 1; i <= length(line); i++) {
    character = substr(line, i, 1)
    if (character == "{") depth++
    if (character == "}" && --depth == 0) break
    kept = kept character
  }
  code = code kept "\n"
  if (depth == 0) finish()
}

END {
  for (title in figures)
    if (!(title in used)) {
      print "gallery: the catalog has no entry " title ", as Scripts/gallery.txt says." >"/dev/stderr"
      exit 1
    }
  print "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">"
  print "<meta name=\"viewport\" content=\"width=device-width\">\n<title>BottomBounce: gallery</title>\n<style>"
  print ":root { color-scheme: light dark; font: 16px/1.45 -apple-system, system-ui, sans-serif; }"
  print "body { max-width: 1180px; margin: 0 auto; padding: 24px 20px 80px; }"
  print "nav { position: sticky; top: 0; padding: 10px 0; background: Canvas; z-index: 1; }"
  print "nav label { display: inline-block; padding: 5px 12px; margin: 3px 2px; border-radius: 16px; cursor: pointer;"
  print "  border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }"
  print "nav input[type=radio] { position: absolute; opacity: 0; }"
  print "nav label:has(:checked) { background: #0a66d0; border-color: #0a66d0; color: #fff; }"
  print "nav label:has(:focus-visible) { outline: 2px solid #0a66d0; outline-offset: 2px; }"
  print "nav input[type=search] { font: inherit; padding: 4px 10px; }"
  print "article { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); padding: 8px 0 20px; }"
  print "article[hidden] { display: none; }"
  print "h2 { font-size: 20px; margin: 12px 0 8px; }"
  print "pre { overflow-x: auto; padding: 12px 14px; border-radius: 8px; font-size: 13px; line-height: 1.5;"
  print "  background: color-mix(in srgb, CanvasText 6%, Canvas); }"
  print ".pictures { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 6px; }"
  print "figure { margin: 0; flex: none; }"
  print "figure img { max-height: 420px; max-width: 520px; width: auto; height: auto; border-radius: 10px; display: block;"
  print "  border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }"
  print "figcaption { font-size: 13px; padding-top: 4px; }"
  print "</style>\n<h1>Gallery</h1>"
  print "<p>Each variant of the sheet in the example’s catalog, with its code and with pictures in light and dark, in"
  print "Arabic, and at the largest text size, where they are recorded. The pictures come from the UIKit for Linux. The"
  print "code belongs into a view controller with a <code>BottomBounceView</code> called <code>sheet</code>. Types and values"
  print "such as <code>Event</code> are in <code>Example/Catalog</code>.</p>"
  print "<nav aria-label=\"Filter\">\n<label><input type=\"radio\" name=\"section\" value=\"\" checked>All</label>"
  for (i = 0; i <= count; i++)
    print "<label><input type=\"radio\" name=\"section\" value=\"" sections[i] "\">" escaped(titles[sections[i]]) "</label>"
  print "<input type=\"search\" placeholder=\"Search\" aria-label=\"Search\">\n</nav>\n<main>"
  for (i = 0; i <= count; i++) printf "%s", articles[sections[i]]
  print "</main>\n<script>"
  print "const nav = document.querySelector('nav')"
  print "nav.addEventListener('input', () => {"
  print "  const section = nav.querySelector(':checked').value"
  print "  const words = nav.querySelector('[type=search]').value.toLowerCase()"
  print "  for (const article of document.querySelectorAll('article')) {"
  print "    const { dataset, textContent } = article"
  print "    const isFound = (dataset.words + textContent.toLowerCase()).includes(words)"
  print "    article.hidden = (section && dataset.section !== section) || !isFound"
  print "  }"
  print "})"
  print "</script>\n</html>"
}
