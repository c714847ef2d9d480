/// A Korean syllable of the letters that a keyboard types one after another.
struct HangulSyllable {
  private var initial: Int
  private var vowel: Int
  /// The index of the final consonant; 0 if there is none.
  private var final: Int

  /// Returns the text in place of a character if a letter follows it in the same or the next syllable.
  ///
  /// A vowel takes the consonant before it along: 각 and ㅏ are 가가.
  static func joining(_ character: Character, with letter: Character) -> String? {
    let vowel = vowels.firstIndex(of: letter)
    guard let syllable = HangulSyllable(character) else {
      if let vowel, let initial = initials.firstIndex(of: character) {
        return HangulSyllable(initial: initial, vowel: vowel, final: 0).text
      }
      return compounds[[character, letter]].map { String($0) }
    }
    if let vowel { return syllable.adding(vowel: vowel, letter) }
    return syllable.adding(consonant: letter)
  }

  private init(initial: Int, vowel: Int, final: Int) {
    (self.initial, self.vowel, self.final) = (initial, vowel, final)
  }

  private init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value) - 0xAC00
    self.init(initial: index / 588, vowel: index / 28 % 21, final: index % 28)
  }

  private var text: String {
    let value = 0xAC00 + (initial * 21 + vowel) * 28 + final
    return Unicode.Scalar(UInt32(value)).map { String(Character($0)) } ?? ""
  }

  private func adding(vowel: Int, _ letter: Character) -> String? {
    var first = self
    guard final > 0 else {
      let compound = Self.compounds[[Self.vowels[self.vowel], letter]]
      guard let compound, let vowel = Self.vowels.firstIndex(of: compound) else { return nil }
      first.vowel = vowel
      return first.text
    }
    let parts = Self.parts(of: Self.finals[final])
    guard let last = parts.last, let initial = Self.initials.firstIndex(of: last) else {
      return nil
    }
    first.final = parts.count > 1 ? Self.finals.firstIndex(of: parts[0]) ?? 0 : 0
    return first.text + HangulSyllable(initial: initial, vowel: vowel, final: 0).text
  }

  private func adding(consonant: Character) -> String? {
    let joined = final > 0 ? Self.compounds[[Self.finals[final], consonant]] : consonant
    guard let joined, let final = Self.finals.firstIndex(of: joined), final > 0 else { return nil }
    return HangulSyllable(initial: initial, vowel: vowel, final: final).text
  }

  private static func parts(of letter: Character) -> [Character] {
    compounds.first { $0.value == letter }?.key ?? [letter]
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  private static let compounds: [[Character]: Character] = [
    ["ㅗ", "ㅏ"]: "ㅘ", ["ㅗ", "ㅐ"]: "ㅙ", ["ㅗ", "ㅣ"]: "ㅚ", ["ㅜ", "ㅓ"]: "ㅝ", ["ㅜ", "ㅔ"]: "ㅞ",
    ["ㅜ", "ㅣ"]: "ㅟ", ["ㅡ", "ㅣ"]: "ㅢ", ["ㄱ", "ㅅ"]: "ㄳ", ["ㄴ", "ㅈ"]: "ㄵ", ["ㄴ", "ㅎ"]: "ㄶ",
    ["ㄹ", "ㄱ"]: "ㄺ", ["ㄹ", "ㅁ"]: "ㄻ", ["ㄹ", "ㅂ"]: "ㄼ", ["ㄹ", "ㅅ"]: "ㄽ", ["ㄹ", "ㅌ"]: "ㄾ",
    ["ㄹ", "ㅍ"]: "ㄿ", ["ㄹ", "ㅎ"]: "ㅀ", ["ㅂ", "ㅅ"]: "ㅄ",
  ]
}
