internal import CCairo

/// The fonts that the project uses, and their substitutes.
///
/// The configuration of the machine and the user is ignored, so text looks the same on all machines
/// with the same packages.
enum FontConfiguration {
  /// The fonts for drawing text, and the Debian packages that contain them.
  static let required: [(family: String, debianPackage: String)] = [
    ("Inter", "fonts-inter"),
    ("Inter Display", "fonts-inter"),
    ("Noto Sans CJK SC", "fonts-noto-cjk"),
    ("Noto Color Emoji", "fonts-noto-color-emoji"),
    ("Noto Sans Arabic UI", "fonts-noto-ui-core"),
    ("Noto Sans Devanagari UI", "fonts-noto-ui-core"),
    ("Noto Sans Hebrew", "fonts-noto-core"),
    ("DejaVu Sans", "fonts-dejavu-core"),
    ("DejaVu Sans Mono", "fonts-dejavu-core"),
  ]

  /// Loads the configuration and lists the fonts, or returns `nil` if there is no memory.
  static func make() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let isRead = xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    guard isRead == FcTrue, FcConfigBuildFonts(configuration) == FcTrue else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }

  /// The directories in which Debian's packages install the fonts.
  private static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/dejavu",
  ]

  private static let aliases: [(name: String, family: String)] = [
    ("emoji", "Noto Color Emoji"),
    ("Apple Color Emoji", "Noto Color Emoji"),
    ("San Francisco", "Inter"),
    ("SF Pro", "Inter"),
    ("SF Pro Text", "Inter"),
    ("SF Pro Display", "Inter Display"),
    ("system-ui", "Inter"),
    ("sans-serif", "Inter"),
    ("PingFang SC", "Noto Sans CJK SC"),
    ("PingFang TC", "Noto Sans CJK TC"),
    ("PingFang HK", "Noto Sans CJK HK"),
    ("Hiragino Sans", "Noto Sans CJK JP"),
    ("Apple SD Gothic Neo", "Noto Sans CJK KR"),
    ("SF Mono", "DejaVu Sans Mono"),
    ("Menlo", "DejaVu Sans Mono"),
    ("Courier", "DejaVu Sans Mono"),
    ("monospace", "DejaVu Sans Mono"),
  ]

  /// The fallback fonts for missing characters, in this order.
  private static let fallbacks = [
    "Inter", "DejaVu Sans", "Noto Sans CJK SC", "Noto Color Emoji", "DejaVu Sans Mono",
  ]

  private static var xml: String {
    let directories = directories.map { "<dir>\($0)</dir>" }.joined()
    let aliases = aliases.map {
      """
      <match target="pattern">
        <test name="family" qual="first"><string>\($0.name)</string></test>
        <edit name="family" mode="assign" binding="same"><string>\($0.family)</string></edit>
      </match>
      """
    }.joined()
    let fallbacks = fallbacks.map { "<string>\($0)</string>" }.joined()
    // The caches of scans only save time: fontconfig compares them with the files and scans again
    // if needed.
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(directories)
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      \(aliases)
      <match target="pattern">
        <edit name="family" mode="append_last">\(fallbacks)</edit>
      </match>
      <match target="pattern">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      </fontconfig>
      """
  }
}
