import BottomBounce
import UIKit

// The code of the article about text, and of the doc comments of its types.

private final class TextScreen: UIViewController {
  private let sheet = BottomBounceView()
  private let server = NameServer()
  private let cities = ["Paris", "Prague", "Rome"]
  private var name = ""
  private var biography = ""
  private var email = ""
  private var isVerified = false
  private var website = ""

  func editName() {
    sheet.show(
      .text(name, placeholder: "Nickname").rules(.required(), .length(3...20)), from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func makeContent() -> TextContent {
    let content = TextContent.text(name, placeholder: "Nickname").rules(
      .required(),
      .length(3...20)
    ).rule { $0.contains("@") ? "A nickname has no @. Leave it out." : nil }
    return content
  }

  func makeRule() -> TextRule {
    let code = TextRule.matches(#/[A-Z]{2}[0-9]{4}/#, "Enter two letters and four digits.")
    return code
  }

  func makeNormalizedTexts() -> [TextContent] {
    let isbn = TextContent.text(limit: 13).normalized(.digits)
    let plate = TextContent.text().normalized(
      .custom { $0.uppercased().filter { !$0.isWhitespace } })
    return [isbn, plate]
  }

  func makeContentWithFactory() -> TextContent {
    .text(name, placeholder: "Nickname").rules(
      .required(),
      .length(3...20))
  }

  func editUniqueName() {
    sheet.show(
      .text(name).rules(
        .required(),
        .async { [server] name in
          await server.isTaken(name) ? "\(name) is taken. Choose another name." : nil
        }), from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func editEmail() {
    sheet.show(
      .text(email, placeholder: "name@example.com").textContentType(.emailAddress)
        .rules(.matches(#/[^\s@]+@[^\s@]+\.[^\s@]+/#, "Enter an e-mail address.")), from: self
    ) { [weak self] email in
      self?.email = email
    }
  }

  func editWebsite() {
    sheet.show(
      .text(website, placeholder: "example.com").prefix("https://").textContentType(.URL),
      from: self
    ) { [weak self] website in
      self?.website = website
    }
  }

  func enterCode() {
    sheet.show(
      .text(placeholder: "123456", limit: 6).normalized(.digits).textContentType(.oneTimeCode)
        .rules(.length(6...6, "Enter the 6 digits.")).confirmsWhenComplete(),
      title: "Code", from: self,
      commit: { [server] code in
        guard try await server.accepts(code) else { throw ValidationError("This code is wrong.") }
      }
    ) { [weak self] _ in
      self?.isVerified = true
    }
  }

  func editBiography() {
    sheet.show(
      .text(biography, placeholder: "A few lines about you", limit: 500).lines(2...6), from: self
    ) { [weak self] biography in
      self?.biography = biography
    }
  }

  func editPassword() {
    sheet.show(
      .text(placeholder: "Password").secure().rules(.length(8...))
        .textContentType(.newPassword), from: self
    ) { [weak self] password in
      self?.send(password)
    }
  }

  func makePassword() -> TextContent {
    let password = TextContent.text().secure().rules(.length(8...)).requirements { password in
      password.count < 8 ? "\(password.count) of 8 characters" : nil
    }
    return password
  }

  func makeSuggestions() -> [TextContent] {
    let label = TextContent.text().suggestions(["Home", "Work", "School"])
    let city = TextContent.text().suggestions(matching: { [cities] text in
      cities.filter { $0.hasPrefix(text) }
    })
    return [label, city]
  }

  private func send(_ password: String) {
    name = password
  }
}

/// A stand-in for an app's server.
private actor NameServer {
  func isTaken(_ name: String) -> Bool { name.isEmpty }
  func accepts(_ code: String) throws -> Bool { code == "123456" }
}
