import Foundation
import Testing
import UIKitCanvas

struct CanvasTextDrawingTests {
  private func text(_ string: String, size: CGFloat = 17, color: CGColor = .testBlack) -> CanvasText
  {
    CanvasText(string, attributes: .init(font: CanvasFont(size: size), color: color))
  }

  private func image(_ text: CanvasText, at point: CGPoint, scale: CGFloat = 1) throws -> CGImage {
    try draw(Int(200 * scale), Int(60 * scale), scale: scale) { text.draw(in: $0, at: point) }
  }

  @Test(arguments: ["Edit Profile", "中文", "😀", "שלום", "مرحبا"])
  func `Drawing the same text twice gives equal pixels`(string: String) throws {
    let one = try image(text(string), at: CGPoint(x: 10, y: 10), scale: 3)
    let other = try image(text(string), at: CGPoint(x: 10, y: 10), scale: 3)
    #expect(one.ink > 20)
    #expect(one.rgbaBytes() == other.rgbaBytes())
  }

  @Test func `Text between two pixels is drawn differently from aligned text`() throws {
    let whole = try image(text("Hill"), at: CGPoint(x: 10, y: 10))
    for offset in [CGPoint(x: 10.25, y: 10), CGPoint(x: 10.5, y: 10), CGPoint(x: 10, y: 10.5)] {
      let between = try image(text("Hill"), at: offset)
      #expect(between.rgbaBytes() != whole.rgbaBytes())
      // The amount of ink is the same, at another position.
      #expect(abs(between.ink - whole.ink) < 0.03 * whole.ink)
    }
  }

  @Test func `Text moved by a whole pixel has the same pixels`() throws {
    let one = try image(text("Hill"), at: CGPoint(x: 10, y: 10))
    let other = try image(text("Hill"), at: CGPoint(x: 13, y: 12))
    for x in 10..<40 {
      for y in 10..<30 { #expect(one[x, y] == other[x + 3, y + 2]) }
    }
  }

  @Test func `Text is drawn with its color, the context's alpha, and the clip`() throws {
    let image = try draw(60, 40, scale: 2) { context in
      context.setAlpha(0.5)
      context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 40))
      text("████", color: .testRed).draw(in: context, at: .zero)
    }
    let middle = image[6, 20]
    #expect(middle.red == 255)
    #expect(middle.green == 0)
    #expect((125...130).contains(middle.alpha))
    #expect(image.inkBounds.maxX <= 12)
  }

  @Test func `Runs are drawn in their colors`() throws {
    let attributes = { (color: CGColor) in
      CanvasText.Attributes(font: CanvasFont(size: 17), color: color)
    }
    let text = CanvasText(
      "HH",
      runs: [
        .init(range: 0..<1, attributes: attributes(.testRed)),
        .init(range: 1..<2, attributes: attributes(.testBlue)),
      ])
    let image = try draw(40, 30) { text.draw(in: $0, at: .zero) }
    let half = Int(text.caretRect(at: 1).minX)
    let inks = (0..<40).map { x in (0..<30).map { image[x, $0] }.filter { $0.alpha > 200 } }
    #expect(inks[..<half].joined().allSatisfy { $0.red > 250 && $0.blue < 5 })
    #expect(inks[(half + 1)...].joined().allSatisfy { $0.blue > 250 && $0.red < 5 })
    #expect(inks[..<half].joined().count > 5)
    #expect(inks[half...].joined().count > 5)
  }

  @Test func `Emoji are drawn in color and never as silhouettes`() throws {
    let image = try image(text("😀", size: 30), at: CGPoint(x: 0, y: 0))
    let bytes = image.rgbaBytes()
    let yellow = stride(from: 0, to: bytes.count, by: 4).count { index in
      let isOpaque = bytes[index + 3] > 200
      return isOpaque && bytes[index] > 200 && bytes[index + 1] > 120 && bytes[index + 2] < 120
    }
    #expect(yellow > 200)
    let width = text("😀", size: 30).size.width
    #expect(image.inkBounds.width <= width + 1)
    #expect(image.inkBounds.width >= width * 0.85)
    #expect(abs(image.inkBounds.midX - width / 2) <= 1.5)
  }

  @Test func `Chinese characters have the forms of their language`() throws {
    func bytes(_ language: String) throws -> [UInt8] {
      let text = CanvasText(
        "直骨", attributes: .init(font: CanvasFont(size: 30)), language: language)
      return try image(text, at: .zero).rgbaBytes()
    }
    let simplified = try bytes("zh-Hans")
    #expect(simplified != (try bytes("ja")))
    #expect(simplified != (try bytes("zh-Hant")))
    #expect(simplified == (try bytes("en")))
  }

  @Test func `Chinese characters fit in San Francisco's line height`() throws {
    let image = try image(text("国"), at: CGPoint(x: 0, y: 20), scale: 4)
    #expect(image.inkBounds.minY >= 20 * 4)
    #expect(image.inkBounds.maxY <= 40.3 * 4)
    // Slightly below the center of the capitals, like in PingFang.
    let middle = image.inkBounds.midY / 4 - 20
    #expect(abs(middle - (CanvasFont(size: 17).ascender - CanvasFont(size: 17).capHeight / 2)) < 1)
  }

  @Test func `Bolder text has more ink`() throws {
    let inks = try [-0.8, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map { weight in
      let text = CanvasText(
        "Hamburg", attributes: .init(font: CanvasFont(size: 30, weight: weight)))
      return try image(text, at: .zero).ink
    }
    #expect(inks == inks.sorted())
    #expect(Set(inks).count == inks.count)
  }

  @Test(arguments: [
    CanvasText.Line.Style.single, .thick, .double, .dotted, .dashed,
  ])
  func `An underline is below the baseline and can have its own color`(style: CanvasText.Line.Style)
    throws
  {
    let plain = CanvasText.Attributes(font: CanvasFont(size: 17))
    var lined = plain
    lined.underline = .init(style, color: .testRed)
    let layout = CanvasText("Hill", attributes: lined)
    let image = try image(layout, at: .zero, scale: 3)
    let baseline = Int(layout.lines[0].baseline * 3)
    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { image[$0, y].red > 200 }
    }
    #expect(rows.allSatisfy { $0 > baseline })
    #expect(rows.count >= (style == .thick || style == .double ? 4 : 2))
    let dots = (0..<100).filter { image[$0, rows[0]].red > 200 }.count
    let width = Int(layout.size.width * 3)
    #expect((style == .dotted || style == .dashed) == (dots < width * 9 / 10))
  }

  @Test func `A strikethrough goes through the letters`() throws {
    let layout = CanvasText(
      "xxx",
      attributes: .init(font: CanvasFont(size: 17), strikethrough: .init(color: .testRed)))
    let image = try image(layout, at: .zero, scale: 3)
    let row = try #require((0..<image.height).first { image[10, $0] == .red })
    let baseline = layout.lines[0].baseline
    #expect(CGFloat(row) / 3 < baseline - 2)
    #expect(CGFloat(row) / 3 > baseline - CanvasFont(size: 17).xHeight)
  }

  @Test func `A background has the height of the line`() throws {
    let layout = CanvasText(
      "a b", attributes: .init(font: CanvasFont(size: 17), background: .testGreen))
    let image = try image(layout, at: CGPoint(x: 5, y: 5))
    #expect(image[6, 6] == .green)
    #expect(image[6, 24] == .green)
    #expect(image[4, 10] == .clear)
    #expect(image[5 + Int(layout.size.width) + 2, 10] == .clear)
  }

  @Test func `A positive baseline offset raises a run`() throws {
    func top(_ offset: CGFloat) throws -> CGFloat {
      let text = CanvasText(
        "H",
        attributes: .init(font: CanvasFont(size: 17), baselineOffset: offset))
      let layout = try image(text, at: CGPoint(x: 0, y: 30 - text.lines[0].baseline))
      return layout.inkBounds.minY
    }
    #expect(try top(0) - top(5) == 5)
  }

  @Test func `Text casts the context's shadow`() throws {
    let image = try draw(60, 60) { context in
      context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: .testBlue)
      text("HHH", color: .testRed).draw(in: context, at: .zero)
    }
    var (red, blue) = (0, 0)
    for y in 0..<60 {
      for x in 0..<60 where image[x, y].alpha > 200 {
        if image[x, y].red > 200 { red += 1 }
        if image[x, y].blue > 200 { blue += 1 }
      }
    }
    #expect(red > 10)
    #expect(blue > 10)
  }

  @Test func `Several threads can draw at once`() async throws {
    let layout = text("Edit Profile 中文 😀")
    let expected = try image(layout, at: CGPoint(x: 3.3, y: 4)).rgbaBytes()
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let drawn = try? image(layout, at: CGPoint(x: 3.3, y: 4)).rgbaBytes()
          return drawn == expected
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 })
  }
}
