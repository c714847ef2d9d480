import BottomBounce
import UIKit

// The code of the article about presenting.

private final class PreviewController: UIViewController {
  init(_ text: String) {
    super.init(nibName: nil, bundle: nil)
    title = text
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

private final class PresentingScreen: UIViewController, UITextFieldDelegate {
  private let sheet = BottomBounceView()
  private var bio = ""
  private var name = ""
  private var start = Date()

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    sheet.show(.date(start), title: "Start", from: self) { [weak self] start in
      self?.start = start
    }
    return false
  }

  func showPreview() {
    sheet.show(.text(bio), title: "Bio", from: self) { [weak self] bio in
      self?.navigationController?.pushViewController(PreviewController(bio), animated: true)
    }
  }

  func showHelp(_ help: String) {
    let alert = UIAlertController(title: "Help", message: help, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    sheet.containingViewController?.present(alert, animated: true)
  }

  func showInView() {
    sheet.show(.text(bio), title: "Bio", in: view) { [weak self] bio in
      self?.bio = bio
    }
  }

  func explain(_ name: String) {
    sheet.show(.text(name).footer("Only your friends see it."), title: "Nickname", from: self) {
      [weak self] name in
      self?.name = name
    }
    sheet.show(
      .date(start, mode: .dateAndTime).footer { start in
        start < Date() ? "The start is in the past." : nil
      }, from: self
    ) { [weak self] start in
      self?.start = start
    }
  }

  func signInAgain(_ content: TextContent) {
    sheet.show(
      content, title: "Sign In Again", from: self,
      configuration: SheetConfiguration { $0.presentationPolicy = .replace }
    ) { [weak self] code in
      self?.signIn(with: code)
    }
  }

  private func signIn(with code: String) {
    bio = code
  }
}
