import BottomBounce
import UIKit

// The code of the article on text and of doc comments, so that it compiles.

/// The view controller that the snippets run in.
private final class TextScreen: UIViewController {
  private let sheet = BottomBounceView()
  private let server = NameServer()
  private let cities = ["Paris", "Prague", "Rome"]
  private var name = ""
  private var biography = ""

  func askForName() {
    sheet.show(
      .text(name, placeholder: "Nickname").rules(.required(), .length(3...20)), in: view
    ) { [weak self] name in
      self?.name = name
    }
  }

  func rules() -> TextContent {
    var content = TextContent(name, placeholder: "Nickname")
    content = content.rules(
      .required(),
      .length(3...20),
      .custom { $0.contains("@") ? "A nickname has no @. Leave it out." : nil })
    return content
  }

  func askServer(_ content: inout TextContent) {
    content = content.rules(
      .asynchronous { [server] name in
        await server.isTaken(name) ? "\(name) is taken. Choose another name." : nil
      })
  }

  func askForBiography() {
    sheet.show(
      .text(biography, placeholder: "A few lines about you", limit: 500).lines(2...6), in: view
    ) { [weak self] biography in
      self?.biography = biography
    }
  }

  func askForPassword() {
    sheet.show(
      .text(placeholder: "Password").keyboard(.default, contentType: .newPassword).secure().rules(
        .length(8...)), in: view
    ) { [weak self] password in
      self?.send(password)
    }
  }

  func suggest(_ content: inout TextContent) {
    content = content.suggestions(["Home", "Work", "School"])
    content = content.suggestions(matching: { [cities] text in
      cities.filter { $0.hasPrefix(text) }
    })
  }

  private func send(_ password: String) {
    name = password
  }
}

/// A stand-in for an app's server.
private actor NameServer {
  func isTaken(_ name: String) -> Bool { name.isEmpty }
}
