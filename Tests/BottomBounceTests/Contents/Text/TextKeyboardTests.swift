import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The keyboard of a text: what its meaning brings, and what the app sets.
@MainActor @Suite(.ownDevice) struct TextKeyboardTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// The traits of a text input.
  private struct Traits: Equatable, CustomStringConvertible {
    var keyboard = UIKeyboardType.default
    var capitals = UITextAutocapitalizationType.sentences
    var corrects = true
    var checksSpelling = true
    var hasQuotes = true
    var hasDashes = true
    var description: String {
      "\(keyboard.rawValue) \(capitals.rawValue) \(corrects) \(checksSpelling) \(hasQuotes) "
        + "\(hasDashes)"
    }

    /// The traits of a text that isn't made of words.
    static func literal(
      _ keyboard: UIKeyboardType = .default, _ capitals: UITextAutocapitalizationType = .none
    ) -> Traits {
      Traits(
        keyboard: keyboard, capitals: capitals, corrects: false, checksSpelling: false,
        hasQuotes: false, hasDashes: false)
    }
  }

  /// Shows a content with one line and with several, and returns the traits of its input.
  private func traits(_ content: TextContent) async throws -> Traits {
    var all: [Traits] = []
    for lines in [1...1, 1...3] {
      _ = await host.showText(sheet, content.lines(lines))
      let entry = try #require(host.view("BottomBounce.text") as? any TextEntry)
      #expect(entry.inlinePredictionType == .no)
      all.append(
        Traits(
          keyboard: entry.keyboardType, capitals: entry.autocapitalizationType,
          corrects: entry.autocorrectionType != .no,
          checksSpelling: entry.spellCheckingType != .no,
          hasQuotes: entry.smartQuotesType != .no, hasDashes: entry.smartDashesType != .no))
      sheet.dismiss()
      await host.settle()
    }
    #expect(all[0] == all[1])
    return all[0]
  }

  @Test func `a content type brings its keyboard`() async throws {
    let types: [(UITextContentType, Traits)] = [
      (.emailAddress, .literal(.emailAddress)), (.URL, .literal(.URL)),
      (.telephoneNumber, .literal(.phonePad)), (.oneTimeCode, .literal(.numberPad)),
      (.creditCardNumber, .literal(.numberPad)), (.username, .literal()), (.password, .literal()),
      (.newPassword, .literal()), (.postalCode, .literal(.numbersAndPunctuation, .allCharacters)),
      (.name, .literal(.default, .words)), (.namePrefix, .literal(.default, .words)),
      (.givenName, .literal(.default, .words)), (.middleName, .literal(.default, .words)),
      (.familyName, .literal(.default, .words)), (.nameSuffix, .literal(.default, .words)),
      (.nickname, .literal(.default, .words)), (.jobTitle, Traits()), (.location, Traits()),
      (.fullStreetAddress, Traits()),
    ]
    for (type, expected) in types {
      #expect(try await traits(.text().textContentType(type)) == expected, "\(type.rawValue)")
    }
    #expect(try await traits(.text()) == Traits())
    #expect(try await traits(.text().textContentType(.URL).textContentType(nil)) == Traits())
  }

  @Test func `the app has the last word`() async throws {
    let content = TextContent.text().textContentType(.emailAddress)
    var expected = Traits.literal(.emailAddress)
    expected.keyboard = .asciiCapable
    #expect(try await traits(content.keyboardType(.asciiCapable)) == expected)
    expected = .literal(.emailAddress, .words)
    #expect(try await traits(content.autocapitalization(.words)) == expected)
    expected = .literal(.emailAddress)
    expected.corrects = true
    #expect(try await traits(content.autocorrection(.yes)) == expected)
    expected = .literal(.emailAddress)
    expected.checksSpelling = true
    #expect(try await traits(content.spellChecking(.yes)) == expected)
    expected = .literal(.emailAddress)
    expected.hasQuotes = true
    #expect(try await traits(content.smartQuotes(.yes)) == expected)
    expected = .literal(.emailAddress)
    expected.hasDashes = true
    #expect(try await traits(content.smartDashes(.yes)) == expected)
    expected = Traits()
    (expected.hasQuotes, expected.hasDashes) = (false, false)
    #expect(try await traits(.text().smartQuotes(.no).smartDashes(.no)) == expected)
  }

  @Test func `a regular expression turns smart punctuation off`() async throws {
    let rule = TextRule.matches(#/[A-Za-z' -]+/#, "Enter letters.")
    var expected = Traits()
    (expected.hasQuotes, expected.hasDashes) = (false, false)
    #expect(try await traits(.text().rules(.required(), rule)) == expected)
    #expect(try await traits(.text().rules(.required(), .length(3...))) == Traits())
    expected.hasQuotes = true
    #expect(try await traits(.text().rules(rule).smartQuotes(.default)) == expected)
  }

  @Test func `digits have a number pad, unless the text means something else`() async throws {
    let digits = TextContent.text().normalized(.digits)
    #expect(try await traits(digits).keyboard == .numberPad)
    #expect(try await traits(digits.textContentType(.newPassword)).keyboard == .numberPad)
    #expect(try await traits(digits.textContentType(.telephoneNumber)).keyboard == .phonePad)
    #expect(try await traits(digits.keyboardType(.asciiCapable)).keyboard == .asciiCapable)
  }

  @Test func `a password is neither capitalized nor corrected`() async throws {
    let content = TextContent.text().secure().autocapitalization(.words).autocorrection(.yes)
      .spellChecking(.yes)
    #expect(try await traits(content) == .literal())
  }

  @Test func `a new content type changes the keyboard of a sheet on screen`() async throws {
    _ = await host.showText(sheet, .text("a"))
    #expect(sheet.update(TextContent.text("a").textContentType(.URL).returnKeyType(.go)))
    await host.settle()
    #expect(host.textField?.keyboardType == .URL && host.textField?.returnKeyType == .go)
    #expect(host.textField?.isFirstResponder == true)
  }
}
