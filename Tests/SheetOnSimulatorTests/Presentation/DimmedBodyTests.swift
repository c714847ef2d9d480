import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The content while the app saves the value, or decides whether the sheet can be dismissed.
@MainActor @Suite(.ownDevice) struct DimmedBodyTests {
  private let host = TestHost()
  private var device: Simulator { host.device }

  /// Work of the app that a test ends.
  @MainActor private final class Work {
    private var continuation: CheckedContinuation<Void, Never>?
    func run() async { await withCheckedContinuation { continuation = $0 } }
    func end() {
      continuation?.resume()
      continuation = nil
    }
  }

  /// Content with a label and a button, which knows nothing of the sheet.
  private struct CustomContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let (label, button) = (UILabel(), UIButton(type: .system))
      label.text = "Label"
      button.setTitle("Button", for: .normal)
      return SheetBody(UIStackView(arrangedSubviews: [label, button])) { 7 }
    }
  }

  private struct Trip {
    var place = "Rome"
    var size = "S"
    var isLate = false
  }

  private var elements: [String] {
    device.accessibilityTree().split(separator: "\n").map(String.init)
  }

  /// Expects that elements of a content are dimmed during a save, and not after it has failed.
  private func expectDimmed(_ content: some SheetContent, _ names: String...) async throws {
    let work = Work()
    host.sheet.show(
      content, title: "Thing", in: host.view,
      commit: { _ in
        await work.run()
        throw ValidationError("No network.")
      }, onValue: { _ in })
    await host.settle()
    let body = try #require(host.contentParts.first)
    #expect(body.alpha == 1 && elements.allSatisfy { !$0.contains("dimmed") })
    await host.tapOKAndWait()
    await host.settle()
    #expect(body.alpha == 0.5)
    for name in names {
      #expect(elements.contains { $0.contains(name) && $0.contains("dimmed") }, "\(name)")
    }
    #expect(elements.allSatisfy { !$0.contains("Label") || !$0.contains("dimmed") })
    work.end()
    await host.settle()
    #expect(host.problem == "No network.")
    #expect(body.alpha == 1 && elements.allSatisfy { !$0.contains("dimmed") })
    (host.firstResponder as? UITextField)?.resignFirstResponder()
    #expect(elements.allSatisfy { !$0.contains("is editing") })
    host.sheet.dismiss()
    await host.settle()
  }

  @Test func `a text is dimmed while the app saves`() async throws {
    try await expectDimmed(TextContent.text("a"), "text field “Thing”")
    #expect(host.textField == nil)
  }

  @Test func `the lines, rows, and switches of a form are dimmed`() async throws {
    try await expectDimmed(
      FormContent<Trip>.form(Trip()) { f, _ in
        f.field("Place", \.place) { .text($0) }
        f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
        f.toggle("Late", \.isLate)
      }, "Place", "Size", "Late")
  }

  @Test func `the rows of a list and the columns of wheels are dimmed`() async throws {
    try await expectDimmed(.list(["One", "Two"], selected: "One"), "One", "Two")
    try await expectDimmed(.wheel(["One", "Two"]), "Thing")
  }

  @Test func `the controls of a custom content and Clear are dimmed`() async throws {
    try await expectDimmed(CustomContent().orNone("Clear"), "Button", "Clear")
  }

  @Test func `a save that ends at once dims nothing visibly`() async throws {
    host.sheet.show(
      TextContent.text("a"), title: "Name", in: host.view,
      commit: { _ in throw ValidationError("No network.") }, onValue: { _ in })
    await host.settle()
    let body = try #require(host.contentParts.first)
    host.tapOK()
    for _ in 0..<30 {
      for _ in 0..<10 { await Task.yield() }
      await host.advance(by: 1 / 60)
      #expect(try #require(body.layer.presentation()).opacity > 0.9)
    }
    await host.settle()
    #expect(host.problem == "No network.")
  }

  @Test func `the content is dimmed while the app decides about a dismissal`() async throws {
    let work = Work()
    host.sheet.show(
      TextContent.text("a"), in: host.view,
      shouldDismiss: { _ in
        await work.run()
        return false
      }, onValue: { _ in })
    await host.settle()
    let body = try #require(host.contentParts.first)
    host.tapCancel()
    await host.settle()
    #expect(body.alpha == 0.5)
    work.end()
    await host.settle()
    #expect(body.alpha == 1 && host.sheet.isPresented)
  }
}
