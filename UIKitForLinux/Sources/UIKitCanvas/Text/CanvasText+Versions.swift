internal import CCairo
internal import Foundation

extension CanvasText {
  /// The versions of the libraries and fonts that affect images, one per line.
  package static let stackVersions: String = {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    let fontconfig = FcGetVersion()
    var lines = [
      "cairo " + String(cString: cairo_version_string()),
      "pango " + String(cString: pango_version_string()),
      "harfbuzz " + String(cString: hb_version_string()),
      "fontconfig \(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
      "freetype \(major).\(minor).\(patch)",
    ]
    for family in FontConfiguration.required.map(\.family) {
      let version = TextEngine.withLock { $0.version(ofFamily: family) } ?? nil
      let text = version.map { String(format: "%.3f", $0) } ?? "missing"
      lines.append("\(family) \(text)")
    }
    return lines.joined(separator: "\n")
  }()
}
