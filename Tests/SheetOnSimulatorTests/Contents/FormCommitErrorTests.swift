import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Errors of `commit` that name a field of the form.
@MainActor @Suite(.ownDevice) struct FormCommitErrorTests {
  private let host: TestHost
  private var device: Simulator { host.device }
  private let sheet = BottomBounceView()
  private let server = Server()

  init() {
    host = TestHost(on: Simulator(.iPhoneSE3))
    device.settings.isVoiceOverRunning = true
  }

  /// Throws its errors one after the other, and then accepts each value.
  @MainActor private final class Server {
    var errors: [any Error] = []
    var values: [Login] = []

    func save(_ login: Login) throws {
      values.append(login)
      if !errors.isEmpty { throw errors.removeFirst() }
    }
  }

  private struct Address {
    var city = "Bern"
  }

  private struct Login {
    var name = "Ada"
    var flags = Array(repeating: false, count: 8)
    var password = "secret"
    var size = "M"
    var country = "CH"
    var volume: Float = 0.5
    var address = Address()
    var staysSignedIn = false
    var hasCode = false
    var code = "1"
    var unused = ""
  }

  private struct OtherRoot {
    var name = ""
  }

  private var login: FormContent<Login> {
    .form(Login()) { f, login in
      f.field("Name", \.name) { .text($0) }
      for index in login.flags.indices { f.toggle("Flag \(index)", \.flags[index]) }
      f.field("Password", \.password) { .text($0).secure() }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
      f.field("Country", \.country) { .list(["CH", "DE", "FR", "IT", "AT", "LI"], selected: $0) }
      f.field("Volume", \.volume) { volume in
        .control(\UISlider.value, of: { Self.slider(volume) })
      }
      f.field("Address", \.address) { address in
        .form(address) { f, _ in f.field("City", \.city) { .text($0) } }
      }
      f.toggle("Stay signed in", \.staysSignedIn)
      f.toggle("Code", \.hasCode)
      if login.hasCode { f.field("Digits", \.code) { .text($0) } }
      f.rule(at: \.name) { $0.name == "AdaEve" ? "One name." : nil }
    }
  }

  private static func slider(_ value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    return slider
  }

  private func show(_ content: some SheetContent<Login>) async -> Outcomes<Login> {
    let outcomes = Outcomes<Login>()
    sheet.show(
      content, title: "Sign in", from: host.controller, commit: { [server] in try server.save($0) },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    return outcomes
  }

  /// Taps OK when the form is scrolled to its end.
  private func confirm() async {
    await scroll(toEnd: true)
    host.tapOK()
    await host.settle()
  }

  private func scroll(toEnd: Bool) async {
    guard let contents = host.contents else { return }
    let end = contents.contentSize.height + contents.contentInset.bottom - contents.bounds.height
    contents.contentOffset.y = toEnd ? max(end, 0) : 0
    await host.settle()
  }

  /// The field with a title, which is a stack.
  private func field(_ title: String) throws -> UIView {
    let labels: [UILabel] = host.formViews(nil)
    let label = try #require(labels.first { $0.text == title }, "\(title)")
    let stacks = sequence(first: label as UIView, next: \.superview).filter {
      String(describing: type(of: $0)).hasPrefix("Form")
        && String(describing: type(of: $0)).hasSuffix("View")
    }
    return try #require(stacks.first)
  }

  private var labels: [UILabel] { host.formViews("BottomBounce.fieldMessage") }

  private func message(of title: String) throws -> String? {
    let field = try field(title)
    return labels.first { $0.isDescendant(of: field) }?.text
  }

  private func isVisible(_ view: UIView) throws -> Bool {
    let contents = try #require(host.contents)
    let visible = contents.convert(contents.bounds.inset(by: contents.contentInset), to: nil)
    return visible.insetBy(dx: 0, dy: -1).contains(view.convert(view.bounds, to: nil))
  }

  private func tap(_ title: String) async throws {
    let controls: [UIControl] = host.formViews(nil)
    let row = try #require(controls.first { $0.accessibilityLabel == title }, "\(title)")
    row.sendActions(for: .touchUpInside)
    await host.settle()
  }

  // MARK: Fields that are visible

  enum Field: String, CaseIterable {
    case name = "Name"
    case password = "Password"
    case rowInPlace = "Size"
    case rowWithSheet = "Country"
    case block = "Volume"
    case nestedForm = "Address"
    case toggle = "Stay signed in"

    fileprivate var error: ValidationError {
      let text = "Wrong \(rawValue)."
      return switch self {
      case .name: ValidationError(text, at: \Login.name)
      case .password: ValidationError(text, at: \Login.password)
      case .rowInPlace: ValidationError(text, at: \Login.size)
      case .rowWithSheet: ValidationError(text, at: \Login.country)
      case .block: ValidationError(text, at: \Login.volume)
      case .nestedForm: ValidationError(text, at: \Login.address)
      case .toggle: ValidationError(text, at: \Login.staysSignedIn, shown: .atOnce)
      }
    }
  }

  private func edit(_ field: Field) async throws {
    switch field {
    case .name, .password, .nestedForm:
      host.type("x")
    case .rowInPlace:
      try await tap("Size")
      #expect(try message(of: "Size") == "Wrong Size.", "Opening a row changes nothing.")
      host.control("BottomBounce.button.2")?.sendActions(for: .touchUpInside)
    case .rowWithSheet:
      try await tap("Country")
      let cell = try #require(
        (host.formViews(nil) as [UITableViewCell]).first { $0.accessibilityLabel == "DE" })
      device.tap(cell)
      await host.settle()
      host.tapOK()
    case .block:
      let slider = try #require((host.formViews(nil) as [UISlider]).first)
      slider.value = 0.7
      slider.sendActions(for: .valueChanged)
    case .toggle:
      try await tap("Stay signed in")
    }
    await host.settle()
  }

  @Test(arguments: Field.allCases)
  func `the message is below the field, which is visible and has the focus`(field: Field)
    async throws
  {
    let outcomes = await show(login)
    server.errors = [field.error]
    await confirm()
    #expect(try message(of: field.rawValue) == field.error.message)
    #expect(labels.count == 1 && host.problem == nil)
    #expect(sheet.errorMessage == field.error.message)
    #expect(device.announcements.last == field.error.message)
    #expect(host.okButton?.isEnabled == true && outcomes.total == 0)
    let view = try self.field(field.rawValue)
    #expect(try isVisible(view))
    let text = (host.formViews("BottomBounce.text") as [UITextField])
      .first { $0.isDescendant(of: view) }
    if let text {
      #expect(text.isFirstResponder)
      #expect(field == .nestedForm || text.accessibilityHint == field.error.message)
    } else {
      let focused = try #require(device.focusedElement as? UIView)
      #expect(focused.isDescendant(of: view))
      #expect(field == .block || focused.accessibilityHint == field.error.message)
    }
    // OK again saves the same value.
    await confirm()
    #expect(server.values.count == 2 && outcomes.values.count == 1 && outcomes.total == 1)
  }

  @Test(arguments: Field.allCases)
  func `the message disappears when the field changes`(field: Field) async throws {
    let outcomes = await show(login)
    server.errors = [field.error]
    await confirm()
    try await edit(field)
    #expect(labels.isEmpty && sheet.errorMessage == nil)
    await confirm()
    #expect(server.values.count == 2 && outcomes.total == 1)
  }

  @Test func `a change of another field leaves the message`() async throws {
    let outcomes = await show(login)
    server.errors = [Field.rowInPlace.error]
    await confirm()
    try await tap("Stay signed in")
    #expect(try message(of: "Size") == "Wrong Size.")
    try await tap("Size")
    try await tap("Size")
    #expect(try message(of: "Size") == "Wrong Size.")
    await confirm()
    #expect(outcomes.values.map(\.staysSignedIn) == [true])
  }

  @Test func `an open row with a new choice keeps the message when it closes`() async throws {
    let outcomes = await show(
      .form(Login()) { f, _ in
        f.field("Size", \.size) { .wheel(["S", "M", "L"], selected: $0) }
        f.toggle("Stay signed in", \.staysSignedIn)
      })
    try await tap("Size")
    let wheel = try #require(host.view("BottomBounce.wheels") as? UIPickerView)
    wheel.selectRow(2, inComponent: 0, animated: false)
    wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
    await host.settle()
    server.errors = [Field.rowInPlace.error]
    host.tapOK()
    await host.settle()
    #expect(try message(of: "Size") == "Wrong Size.")
    try await tap("Size")
    #expect(try message(of: "Size") == "Wrong Size.")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.size) == ["L"])
  }

  @Test func `each attempt replaces the message of the last one`() async throws {
    let outcomes = await show(login)
    server.errors = [
      Field.name.error, Field.password.error, ValidationError("Not now."), Field.name.error,
    ]
    await confirm()
    #expect(labels.map(\.text) == ["Wrong Name."])
    await confirm()
    #expect(labels.map(\.text) == ["Wrong Password."])
    await confirm()
    #expect(labels.isEmpty && host.problem == "Not now.")
    await confirm()
    #expect(labels.map(\.text) == ["Wrong Name."] && host.problem == nil)
    // A rule refuses the value before `commit` is called.
    host.type("Eve")
    await confirm()
    #expect(labels.map(\.text) == ["One name."] && server.values.count == 4)
    host.type("x")
    await host.settle()
    #expect(labels.isEmpty)
    await confirm()
    #expect(server.values.count == 5 && outcomes.values.map(\.name) == ["AdaEvex"])
  }

  @Test func `the app removes the message when it sets the value, and keeps it with edits`()
    async throws
  {
    _ = await show(login)
    server.errors = [Field.name.error]
    await confirm()
    sheet.update(login, keepingEdits: true)
    await host.settle()
    #expect(labels.map(\.text) == ["Wrong Name."])
    sheet.update(login, keepingEdits: false)
    await host.settle()
    #expect(labels.isEmpty)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Wrapped forms

  @Test func `a form with a rule and a footer shows the message, too`() async throws {
    let outcomes = await show(
      login.rule { $0.name.isEmpty ? "" : nil }.footer("You stay signed in for a day."))
    server.errors = [Field.password.error]
    await confirm()
    #expect(labels.map(\.text) == ["Wrong Password."] && host.problem == nil)
    await confirm()
    #expect(outcomes.total == 1)
  }

  @Test func `a form that may have no value shows the message, too`() async throws {
    let outcomes = Outcomes<Login?>()
    let error = Field.password.error
    var calls = 0
    sheet.show(
      login.orNone(), from: host.controller,
      commit: { _ in
        calls += 1
        if calls == 1 { throw error }
      }, onValue: outcomes.onValue)
    await host.settle()
    await confirm()
    #expect(labels.map(\.text) == ["Wrong Password."])
    await confirm()
    #expect(calls == 2 && outcomes.values.count == 1)
  }

  // MARK: Fields that aren't visible

  enum Unknown: CaseIterable {
    case hidden, partOfNestedForm, withoutField, otherRoot, whole

    fileprivate var error: ValidationError {
      switch self {
      case .hidden: ValidationError("No.", at: \Login.code)
      case .partOfNestedForm: ValidationError("No.", at: \Login.address.city)
      case .withoutField: ValidationError("No.", at: \Login.unused)
      case .otherRoot: ValidationError("No.", at: \OtherRoot.name)
      case .whole: ValidationError("No.", at: \Login.self)
      }
    }
  }

  @Test(arguments: Unknown.allCases)
  func `without such a field, the message is below the form`(unknown: Unknown) async throws {
    let outcomes = await show(login)
    server.errors = [unknown.error]
    await confirm()
    #expect(labels.isEmpty && host.problem == "No.")
    #expect(device.announcements.last == "No.")
    try await tap("Code")
    #expect(labels.isEmpty && host.problem == nil)
    await confirm()
    #expect(server.values.count == 2 && outcomes.total == 1)
  }

  @Test func `a field that is hidden after the refusal has its message when it is back`()
    async throws
  {
    let outcomes = await show(login)
    try await tap("Code")
    server.errors = [Unknown.hidden.error, ValidationError("Later.")]
    await confirm()
    #expect(try message(of: "Digits") == "No.")
    try await tap("Code")
    #expect(labels.isEmpty)
    try await tap("Code")
    #expect(try message(of: "Digits") == "No.")
    try await tap("Code")
    await confirm()
    #expect(host.problem == "Later.")
    try await tap("Code")
    #expect(labels.isEmpty, "The last attempt had another error.")
    await confirm()
    #expect(outcomes.total == 1)
  }

  // MARK: Errors of other code

  @Test func `content other than a form shows the message below itself`() async throws {
    let outcomes = Outcomes<String>()
    var calls = 0
    sheet.show(
      .text("a"), from: host.controller,
      commit: { _ in
        calls += 1
        if calls == 1 { throw ValidationError("No.", at: \String.count) }
      }, onValue: outcomes.onValue)
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(host.problem == "No.")
    host.tapOK()
    await host.settle()
    #expect(calls == 2 && outcomes.values == ["a"])
  }

  /// A form whose value isn't valid, as content that wraps another one.
  private struct Refusing: SheetContent {
    let form: FormContent<Login>

    func makeBody(_ context: SheetContext) -> SheetBody<Login> {
      let body = form.makeBody(context)
      return SheetBody(body.view, wrapping: body) { () throws(ValidationError) in
        throw ValidationError("Never.", at: \Login.name)
      }
    }
  }

  @Test func `an error of content that wraps a form is below the form`() async throws {
    let outcomes = await show(Refusing(form: login))
    await confirm()
    #expect(labels.isEmpty && host.problem == "Never." && server.values.isEmpty)
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.total == 1)
  }
}
