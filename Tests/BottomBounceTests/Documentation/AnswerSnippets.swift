import BottomBounce
import TestHost
import Testing
import UIKit

/// A screen with a name that a sheet asks for.
@MainActor private final class NameController: UIViewController {
  let label = UILabel()
  var save: (@MainActor @Sendable (String) async throws -> Void)?

  func askForName() {
    BottomBounceView().show(
      .text(label.text ?? "").rules(.required()), title: "Name", from: self, commit: save
    ) { [label] in
      label.text = $0
    }
  }

  func askForAddress() {
    BottomBounceView().show(form(of: "Vienna"), title: "Address", from: self) { [weak self] in
      self?.label.text = $0
    }
  }

  func form(of place: String) -> FormContent<String> {
    .form(place) { f, _ in f.field("Place", \.self) { .text($0) } }
  }
}

/// How a test answers the sheet of a screen, as the article Testing says.
@MainActor @Suite(.ownDevice) struct AnswerFromTestTests {
  private let screen = NameController()
  private let host: TestHost
  private var window: UIWindow { host.window }

  init() {
    host = TestHost(screen)
  }

  private func wait(until condition: () -> Bool) async {
    await host.settle()
    #expect(condition())
  }

  @Test func `the row shows the new name`() async throws {
    let screen = NameController()
    window.rootViewController = screen
    screen.askForName()
    await wait { BottomBounceView.presented(in: window) != nil }
    let sheet = try #require(BottomBounceView.presented(in: window))
    #expect(sheet.confirm("Grace"))
    await wait { !sheet.isPresented }
    #expect(screen.label.text == "Grace")
  }

  func makeWindow() throws -> UIWindow {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = UIWindow(windowScene: try #require(scene))
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a window is on screen`() throws {
    let window = try makeWindow()
    #expect(window.isKeyWindow && !window.isHidden)
    window.isHidden = true
  }

  @Test func `an error of the server stays on screen`() async throws {
    screen.label.text = "Ada"
    screen.save = { _ in throw ValidationError("This name is taken.") }
    screen.askForName()
    await wait { BottomBounceView.presented(in: window) != nil }
    let sheet = try #require(BottomBounceView.presented(in: window))
    #expect(sheet.confirm("Grace"))
    await wait { sheet.errorMessage != nil }
    #expect(sheet.errorMessage == "This name is taken.")
  }

  @Test func `a value that a rule refuses stays on screen`() async throws {
    screen.askForName()
    await host.settle()
    let sheet = try #require(BottomBounceView.presented(in: window))
    sheet.confirm()
    await wait { sheet.isPresented }
    #expect(sheet.errorMessage == "Enter some text." && host.problem == "Enter some text.")
    #expect(!sheet.update(.day()) && !sheet.confirm(""))
    sheet.dismiss()
    await wait { !sheet.isPresented }
    #expect(screen.label.text == nil)
  }

  @Test func `a form takes new values`() async throws {
    #expect(BottomBounceView.presented(in: window) == nil)
    screen.askForAddress()
    await host.settle()
    let sheet = try #require(BottomBounceView.presented(in: window))
    #expect(sheet.confirm("Graz"))
    await wait { !sheet.isPresented }
    #expect(screen.label.text == "Graz")
    #expect(BottomBounceView.presented(in: window) == nil)
  }

  @Test func `the frontmost of two sheets is found`() async throws {
    let (lower, upper) = (BottomBounceView(), BottomBounceView())
    lower.show(.text("a"), in: host.view) { _ in }
    upper.show(.text("b"), in: host.view) { _ in }
    #expect(BottomBounceView.presented(in: window) === upper)
    upper.dismiss()
    await wait { !upper.isPresented }
    #expect(BottomBounceView.presented(in: window) === lower)
    lower.dismiss()
    await wait { !lower.isPresented }
  }
}
