import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIFontTests {
  /// Human Interface Guidelines, “Typography › Specifications”: xSmall to AX5.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func `text styles have Apple's sizes`(style: UIFont.TextStyle, sizes: [Int]) {
    let actual = UIContentSizeCategory.ordered.map { category in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(actual == sizes.map { CGFloat($0) })
  }

  @Test func `only the headline is semibold, and all are bolder with bold text`() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).fontName
        == ".SFUI-Semibold")
  }

  @Test func `metrics are San Francisco's`() {
    let font = UIFont.systemFont(ofSize: 17)
    func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.001 }
    #expect(isNear(font.lineHeight, 20.287))
    #expect(isNear(font.ascender, 16.186))
    #expect(isNear(font.descender, -4.1006))
    #expect(isNear(font.capHeight, 11.978))
    #expect(font.leading == 0)
  }

  @Test func `bold is semibold, as on iOS`() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == .systemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 17) != .preferredFont(forTextStyle: .body))
  }

  /// The values of UIKit on an iPhone at 3x.
  ///
  /// They grow with the text style's leading, not with its size.
  @Test(
    arguments: [
      (UIContentSizeCategory.medium, 17.0, 16.333), (.large, 17, 17),
      (.accessibilityExtraExtraExtraLarge, 17, 48), (.extraExtraExtraLarge, 8, 10.667),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func `lengths are scaled with the leading of body text`(
    category: UIContentSizeCategory, value: CGFloat, expected: CGFloat
  ) {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = 3
    }
    let scaled = UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits)
    #expect(abs(scaled - expected) < 0.001)
  }

  @Test func `fonts are scaled to whole points, up to a maximum size`() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17, weight: .medium)
    let scaled = metrics.scaledFont(for: font, compatibleWith: largest)
    #expect(scaled.pointSize == 48)
    #expect(scaled.fontName == ".SFUI-Medium")
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
  }
}
