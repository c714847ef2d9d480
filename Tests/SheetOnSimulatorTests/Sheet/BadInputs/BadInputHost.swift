import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// A screen for testing bad input.
@MainActor final class BadInputHost {
  let screen = TestHost()
  /// Whether content is the field of a form.
  let isInForm: Bool
  private let before: LeftoverState
  private var outcomes: [Int] = []
  private var actions = 0
  private var hasOpenedRow = false
  private var wrongValues: [String] = []

  init(isInForm: Bool) {
    self.isInForm = isInForm
    // The clock of the status bar has a timer.
    _ = screen.device.updatedScreen()
    before = screen.leftoverState
  }

  private struct Root<Value> {
    var value: Value?
  }

  /// Presents content, alone or in a form, in which its property has no value at first.
  func show<Content: SheetContent>(
    _ content: Content, isRight: @escaping @MainActor (Content.Value) -> Bool = { _ in true }
  ) {
    let configure = { (configuration: inout SheetConfiguration) in
      configuration.contentFont = .systemFont(ofSize: 20)
      configuration.confirmsDiscardingChanges = true
    }
    guard isInForm else {
      return present(content, configure, commit: { _ in }, isRight: isRight)
    }
    let form = FormContent.form(Root<Content.Value>()) { f, _ in
      f.field("Field", \.value) { _ in content }
    }
    present(form, configure, commit: { _ in }, isRight: { $0.value.map(isRight) ?? true })
  }

  /// Presents content and counts its outcome.
  func present<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = "Title", by sheet: BottomBounceView? = nil,
    extraButtons: [SheetButton] = [], callbacks: SheetCallbacks<Content.Value> = .init(),
    _ configure: (inout SheetConfiguration) -> Void = { _ in },
    commit: (@MainActor (Content.Value) async throws -> Void)? = nil,
    onOutcome: @escaping @MainActor () -> Void = {},
    isRight: @escaping @MainActor (Content.Value) -> Bool = { _ in true }
  ) {
    var configuration = SheetConfiguration()
    configure(&configuration)
    let request = outcomes.count
    outcomes.append(0)
    (sheet ?? screen.sheet).show(
      content, title: title, in: screen.view, extraButtons: extraButtons,
      configuration: configuration, callbacks: callbacks, commit: commit
    ) { [weak self] value in
      self?.outcomes[request] += 1
      if !isRight(value) { self?.wrongValues.append("\(value)") }
      onOutcome()
    } onCancel: { [weak self] _ in
      self?.outcomes[request] += 1
      onOutcome()
    }
  }

  /// Acts like an app's closure.
  func act(_ action: BadInput.Action) {
    actions += 1
    guard actions <= 3 else { return }
    switch action {
    case .show: present(TextContent.text("again"))
    case .update: screen.sheet.update(.text("again"))
    case .showAnother: present(TextContent.text("again"), by: BottomBounceView())
    case .remove: screen.sheet.removeFromSuperview()
    case .dismiss: screen.sheet.dismiss()
    }
  }

  // MARK: Using the sheet

  /// Waits, and opens the row of a form.
  func settle() async {
    await screen.device.settle()
    guard isInForm, !hasOpenedRow, let row = screen.control("BottomBounce.row") else { return }
    hasOpenedRow = true
    row.sendActions(for: .touchUpInside)
    await screen.device.settle()
  }

  func type(_ text: String) async {
    await settle()
    screen.device.type(text)
  }

  func search(_ text: String) async {
    await settle()
    screen.find("search", as: UITextField.self)?.becomeFirstResponder()
    screen.device.type(text)
  }

  /// Types, confirms, and dismisses, then checks that every request has one outcome and nothing is
  /// left.
  func end(of input: BadInput) async {
    await settle()
    _ = screen.device.updatedScreen()
    if screen.textField?.isFirstResponder == true || screen.textView?.isFirstResponder == true {
      screen.device.type("a")
      screen.device.press(.keyboardDeleteOrBackspace)
    }
    screen.okButton?.sendActions(for: .touchUpInside)
    await screen.device.settle()
    for _ in 0..<8 {
      screen.sheet.dismiss()
      for other in screen.view.subviews { (other as? BottomBounceView)?.dismiss() }
      await screen.device.settle()
      if !screen.sheet.isPresented, screen.view.subviews.isEmpty { break }
    }
    _ = screen.device.updatedScreen()
    #expect(outcomes.allSatisfy { $0 == 1 }, "\(input): \(outcomes)")
    #expect(wrongValues.isEmpty, "\(input): \(wrongValues)")
    #expect(!screen.sheet.isPresented, "\(input)")
    #expect(screen.leftoverState == before, "\(input)")
    (outcomes, wrongValues, actions, hasOpenedRow) = ([], [], 0, false)
  }
}
