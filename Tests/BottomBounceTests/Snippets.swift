import BottomBounce
import UIKit

// The code of README.md and of the doc comments, line by line, so that it is known to compile.
// `DocumentationTests` compares the two and says what is missing here.

/// A screen as a reader of the documentation has one.
private final class SnippetScreen: UIViewController {
  private var bio = ""

  func editBio() {
    let sheet = BottomBounceView()
    sheet.show(.text(bio, placeholder: "A line about you", limit: 40), in: view) {
      [weak self] bio in
      self?.bio = bio
    }
  }

  func awaitBio() async throws {
    let sheet = BottomBounceView()
    let outcome = try await sheet.outcome(of: .text(bio, placeholder: "A line about you"), in: view)
    if let bio = outcome.value { self.bio = bio }
  }
}

struct AgeContent: SheetContent {
  var age: Int

  func makeBody(_ context: SheetContext) -> UITextField {
    let field = UITextField()
    field.keyboardType = .numberPad
    field.text = String(age)
    return field
  }

  func value(in body: UITextField) throws(ValidationProblem) -> Int {
    guard let age = Int(body.text ?? "") else { throw ValidationProblem("Enter a number.") }
    return age
  }
}
