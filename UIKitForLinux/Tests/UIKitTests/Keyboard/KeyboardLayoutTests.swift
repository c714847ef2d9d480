import Testing
import UIKit
import UIKitSimulator

/// The keys of each kind of keyboard, without a device.
struct KeyboardLayoutTests {
  private func makeLook(
    width: CGFloat, height: CGFloat = 900, hasHomeIndicator: Bool = true
  ) -> KeyboardLook {
    let metrics = KeyboardMetrics(
      screen: CGSize(width: width, height: height), hasHomeIndicator: hasHomeIndicator,
      showsBar: true)
    return KeyboardLook(metrics: metrics, width: width, scale: 3)
  }

  private func symbols(_ look: KeyboardLook) -> [KeyboardSymbol] {
    KeyboardLayout(look).keys.compactMap {
      if case .symbol(let symbol) = $0.face { symbol } else { nil }
    }
  }

  @Test(
    arguments: [393, 375, 430, 852, 834, 1_210, 744] as [CGFloat],
    [
      "en", "zh", "ar", "hi", "he", "ru", "ko", "de", "fr", "es", "pt", "it", "ja", "zh-Hant",
    ])
  func `keys are inside the keyboard, don't overlap, and are pixel-aligned`(
    width: CGFloat, language: String
  ) {
    let heights: [CGFloat: CGFloat] = [852: 393, 834: 1_210, 1_210: 834, 744: 1_133]
    for kind in [KeyboardLook.Kind.letters, .email, .webAddress, .webSearch, .digits, .decimals] {
      for plane in [KeyboardLook.Plane.letters, .numbers, .symbols, .emoji] {
        var look = makeLook(
          width: width, height: heights[width] ?? 900, hasHomeIndicator: width != 375)
        look.kind = kind
        look.inset = width == 852 ? 59 : 0
        look.plane = plane
        look.language = language
        look.hasSeveralLanguages = language != "en"
        if width == 744, plane != .emoji, kind == .letters {
          look.isSplit = true
          look.metrics.split()
        }
        expectApart(KeyboardLayout(look).keys, in: look)
      }
    }
  }

  private func expectApart(_ keys: [KeyboardKey], in look: KeyboardLook) {
    let area = CGRect(x: 0, y: 0, width: look.width, height: look.metrics.height)
    for (index, key) in keys.enumerated() {
      #expect(area.contains(key.frame), "\(key)")
      #expect(abs((key.frame.minX * 3).rounded() - key.frame.minX * 3) < 1e-6)
      for other in keys[(index + 1)...] {
        #expect(!key.frame.insetBy(dx: -1.9, dy: -1.9).intersects(other.frame), "\(key) \(other)")
      }
    }
  }

  @Test func `a password has no keys for emoji, dictation, and other languages`() {
    for (width, hasHomeIndicator) in [(393, true), (375, false), (834, true)] as [(CGFloat, Bool)] {
      var look = makeLook(width: width, height: 1_210, hasHomeIndicator: hasHomeIndicator)
      #expect(symbols(look).contains(.emoji) && symbols(look).contains(.microphone))
      look.isSecret = true
      #expect(Set(symbols(look)).isDisjoint(with: [.emoji, .microphone, .globe]))
    }
  }

  @Test func `with two languages, the emoji key is next to the numbers key`() throws {
    var look = makeLook(width: 393)
    look.language = "ar"
    look.hasSeveralLanguages = true
    let keys = KeyboardLayout(look).keys
    let digits = try #require(keys.first { $0.action == .plane(.numbers) })
    let emoji = try #require(keys.first { $0.action == .plane(.emoji) })
    #expect(emoji.frame.minY == digits.frame.minY && emoji.frame.minX > digits.frame.maxX)
    #expect(symbols(look).contains(.globe))
  }

  @Test func `an iPad has Delete, Return, and two Shift keys at the ends of rows`() throws {
    let keys = KeyboardLayout(makeLook(width: 834, height: 1_210)).keys
    func key(_ action: KeyboardKey.Action) throws -> KeyboardKey {
      try #require(keys.first { $0.action == action })
    }
    #expect(try key(.delete).frame.minY == key(.type("p")).frame.minY)
    #expect(try key(.returnKey).frame.minY == key(.type("l")).frame.minY)
    let shifts = keys.filter { $0.action == .shift }
    #expect(shifts.count == 2)
    #expect(Set(try (shifts + [key(.type(","))]).map(\.frame.minY)).count == 1)
    let ends = try [key(.delete), key(.returnKey), key(.hide), #require(shifts.last)]
    #expect(ends.allSatisfy { abs($0.frame.maxX - 828) < 0.5 })
  }

  @Test func `a floating keyboard has a key for emoji`() {
    var look = makeLook(width: 320, height: 568, hasHomeIndicator: false)
    look.metrics.bottom = 24
    look.isFloating = true
    #expect(symbols(look).contains(.emoji))
  }
}
