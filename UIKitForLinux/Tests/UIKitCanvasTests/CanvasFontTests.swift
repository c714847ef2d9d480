import Foundation
import Testing

@testable import UIKitCanvas

struct CanvasFontTests {
  @Test(arguments: [
    (17, 16.187, -4.101, 20.287, 11.978), (34, 32.373, -8.201, 40.574, 23.956),
    (13, 12.378, -3.136, 15.514, 9.160), (11, 10.474, -2.653, 13.127, 7.751),
  ])
  func `The metrics are San Francisco's`(
    size: CGFloat, ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat
  ) {
    let font = CanvasFont(size: size)
    #expect(isClose(font.ascender, ascender, within: 0.001))
    #expect(isClose(font.descender, descender, within: 0.001))
    #expect(isClose(font.lineHeight, lineHeight, within: 0.001))
    #expect(isClose(font.capHeight, capHeight, within: 0.001))
    #expect(font.leading == 0)
    #expect(font.xHeight < font.capHeight)
  }

  @Test(arguments: [
    (-1.0, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600),
    (0.4, 700), (0.56, 800), (0.62, 900), (1, 900), (-0.2, 350),
  ])
  func `UIKit's weights map to OpenType's`(weight: Double, openType: Int) {
    #expect(CanvasFont(size: 17, weight: weight).openTypeWeight == openType)
  }

  @Test func `The display variant starts at 20 points`() {
    #expect(CanvasFont(size: 19.9).family(for: .system) == "Inter")
    #expect(CanvasFont(size: 20).family(for: .system) == "Inter Display")
  }

  @Test func `Each script has a font family`() {
    let font = CanvasFont(size: 17)
    #expect(font.family(for: .han(.simplified)) == "Noto Sans CJK SC")
    #expect(font.family(for: .han(.japanese)) == "Noto Sans CJK JP")
    #expect(font.family(for: .hangul) == "Noto Sans CJK KR")
    #expect(font.family(for: .arabic) == "Noto Sans Arabic UI")
    #expect(font.family(for: .devanagari) == "Noto Sans Devanagari UI")
    #expect(font.family(for: .hebrew) == "Noto Sans Hebrew")
    #expect(font.family(for: .emoji) == "Noto Color Emoji")
    #expect(CanvasFont(design: .monospaced, size: 17).family(for: .system) == "DejaVu Sans Mono")
    #expect(
      CanvasFont(design: .named("DejaVu Serif"), size: 9).family(for: .system) == "DejaVu Serif")
  }

  @Test(arguments: ["لون مفضل، ٣٠", "जन्म तिथि ३०", "צבע מועדף"])
  func `Arabic, Hindi, and Hebrew have a glyph for every letter`(text: String) {
    let glyphs = CanvasText(text, attributes: .init(font: CanvasFont(size: 17))).laidLines
      .flatMap(\.runs)
      .flatMap(\.glyphs)
    // Pango marks the code of a character without a glyph.
    #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0.index & 0x1000_0000 == 0 })
  }

  @Test(arguments: ["موافق", "إلغاء", "الشخصي", "सूची"], [0, 0.4])
  func `The descenders of Arabic and Hindi stay within the line`(text: String, weight: Double)
    throws
  {
    let font = CanvasFont(size: 34, weight: weight)
    let image = try draw(300, 100, scale: 3) { context in
      CanvasText(text, attributes: .init(font: font)).draw(in: context, at: .zero)
    }
    // As high as a label with one line, rounded up to a pixel.
    #expect(image.inkBounds.maxY <= (font.lineHeight * 3).rounded(.up))
    #expect(image.inkBounds.minY >= 0)
  }

  @Test func `Capital letters are as high as San Francisco's`() throws {
    for size in [17, 34] as [CGFloat] {
      let font = CanvasFont(size: size)
      let image = try draw(200, 200, scale: 4) { context in
        CanvasText("H", attributes: .init(font: font)).draw(in: context, at: .zero)
      }
      let top = (font.ascender - font.capHeight) * 4
      #expect(abs(image.inkBounds.minY - top) <= 1.1)
      #expect(abs(image.inkBounds.maxY - font.ascender * 4) <= 1.1)
    }
  }

  /// Widths that Interface Builder measured with San Francisco.
  ///
  /// See `CanvasFont.tracking`.
  @Test(
    arguments: [
      ("Label", 17, 0, 41.0...41.34), ("Label", 17, 0.3, 43.0...43.5),
      ("Label", 15, 0, 37.0...37.5),
      ("Button", 17, 0, 50.0...51.0), ("Button", 15, 0, 45.0...46.0),
      ("Guess the Random Number!", 34, 0, 411.0...412.4), (" ", 17, 0.3, 4.0...4.5),
      ("0/5", 17, 0.3, 27.0...28.0), ("0", 17, 0, 10.0...11.0),
    ] as [(String, CGFloat, Double, ClosedRange<CGFloat>)])
  func `English is as wide as in San Francisco`(
    text: String, size: CGFloat, weight: Double, range: ClosedRange<CGFloat>
  ) {
    let width = CanvasText(text, attributes: .init(font: CanvasFont(size: size, weight: weight)))
      .size.width
    #expect(range.contains(width), "\(width)")
  }

  @Test func `Digits are monospaced only if requested`() {
    func width(_ text: String, _ monospaced: Bool) -> CGFloat {
      CanvasText(
        text, attributes: .init(font: CanvasFont(size: 17, monospacedDigits: monospaced))
      ).size.width
    }
    #expect(isClose(width("1111", true), width("0000", true), within: 0.001))
    #expect(width("1111", false) < width("0000", false) - 1)
  }

  @Test func `An OpenType feature changes the glyphs`() {
    let plain = CanvasText("0/1", attributes: .init(font: CanvasFont(size: 17)))
    let fraction = CanvasText(
      "0/1", attributes: .init(font: CanvasFont(size: 17, features: ["frac": 1])))
    #expect(plain.size.width != fraction.size.width)
  }

  @Test func `Two characters don't become an arrow ligature`() throws {
    let glyphs = CanvasText("->", attributes: .init(font: CanvasFont(size: 17))).laidLines[0].runs
      .flatMap(\.glyphs)
    #expect(glyphs.count == 2)
  }

  @Test func `The fonts are installed`() {
    #expect(throws: Never.self) { try CanvasFont.checkInstalled() }
  }

  @Test func `A missing family isn't found`() throws {
    let found = TextEngine.withLock { $0.hasFamily("Nowhere Sans") }
    #expect(found == false)
  }

  @Test func `The versions of libraries and fonts are listed one per line`() {
    let lines = CanvasText.stackVersions.split(separator: "\n")
    let names = [
      "cairo ", "pango ", "harfbuzz ", "fontconfig ", "freetype ", "Inter ", "Inter Display ",
      "Noto Sans CJK SC ", "Noto Color Emoji ", "Noto Sans Arabic UI ", "Noto Sans Devanagari UI ",
      "Noto Sans Hebrew ", "DejaVu Sans ", "DejaVu Sans Mono ",
    ]
    #expect(lines.count == names.count)
    for (line, name) in zip(lines, names) {
      #expect(line.hasPrefix(name))
      #expect(line.dropFirst(name.count).first?.isNumber == true, "\(line)")
    }
  }
}
