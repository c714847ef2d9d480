import Testing

@testable import UIKitCanvas

struct TextScriptTests {
  @Test(
    arguments: [
      ("a", TextScript.system), ("é", .system), ("e\u{301}", .system), ("א", .hebrew),
      ("־", .hebrew),
      ("م", .arabic), ("،", .arabic), ("٣", .arabic), ("ह", .devanagari), ("३", .devanagari),
      ("1", .system), ("©", .system), ("☎\u{FE0E}", .system), ("“", .system),
      ("中", .han(.simplified)), ("。", .han(.simplified)), ("，", .han(.simplified)),
      ("か", .han(.simplified)), ("𠮷", .han(.simplified)), ("한", .hangul), ("😀", .emoji),
      ("👨‍👩‍👧‍👦", .emoji), ("🇨🇳", .emoji), ("❤️", .emoji), ("1️⃣", .emoji), ("👍🏽", .emoji),
      ("©\u{FE0F}", .emoji),
    ] as [(Character, TextScript)])
  func `Each character has the font of its script`(character: Character, script: TextScript) {
    #expect(TextScript(of: character, region: .simplified) == script)
  }

  @Test(
    arguments: [
      (nil, TextScript.Region.simplified), ("en", .simplified), ("zh-Hans", .simplified),
      ("zh", .simplified), ("zh_CN", .simplified), ("zh-Hant", .traditional),
      ("zh-TW", .traditional), ("zh-Hant-HK", .hongKong), ("zh-HK", .hongKong), ("ja", .japanese),
      ("ja-JP", .japanese), ("ko", .korean),
    ] as [(String?, TextScript.Region)])
  func `A language has its region's character forms`(
    language: String?, region: TextScript.Region
  ) {
    #expect(TextScript.Region(language: language) == region)
  }

  @Test(
    arguments: [
      ("", nil), ("123 !", nil), ("abc", false), ("שלום", true), ("مرحبا", true),
      ("12 שלום abc", true),
      ("(abc) שלום", false), ("中文", false), ("\u{200F}abc", true), ("\u{200E}שלום", false),
      ("\u{2067}שלום\u{2069} abc", false), ("\u{2067}שלום\u{2069}", nil),
    ] as [(String, Bool?)])
  func `The first strong letter determines the direction`(text: String, isRightToLeft: Bool?) {
    #expect(BaseDirection.isRightToLeft(text) == isRightToLeft)
  }
}
