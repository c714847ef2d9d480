# Writes the page of the gallery.
# usage: awk -f gallery.awk table CatalogEntry.swift Entries/*.swift

BEGIN {
  # The parts of names that say what is special about a picture.
  split("dark=dark|ar=Arabic|zh=Chinese|ja=Japanese|huge=largest text|large-text=large text|" \
    "detent-large-text-size=large text|pad=iPad|ipad=iPad|se=iPhone SE|side=landscape|landscape=landscape|" \
    "keys=hardware keyboard|card=card|detents=detents|glass=design of iOS 26", pairs, "|")
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
    sections[++count] = word[2]
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
  sub(/^\$0\./, "stage.", text)
  sub(/ +\n$/, "\n", text)
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
  print "Arabic, and at the largest text size, where they are recorded. The pictures come from the UIKit for Linux."
  print "<code>stage.ask(…)</code> is the catalog’s short form of <code>sheet.show(…, title: …, in: host)</code>.</p>"
  print "<nav aria-label=\"Filter\">\n<label><input type=\"radio\" name=\"section\" value=\"\" checked>All</label>"
  for (i = 1; i <= count; i++)
    print "<label><input type=\"radio\" name=\"section\" value=\"" sections[i] "\">" escaped(titles[sections[i]]) "</label>"
  print "<input type=\"search\" placeholder=\"Search\" aria-label=\"Search\">\n</nav>\n<main>"
  for (i = 1; i <= count; i++) printf "%s", articles[sections[i]]
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
