import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Additional buttons below the content.
@MainActor @Suite(.ownDevice) struct SheetButtonTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let day = DateComponents(year: 1990, month: 6, day: 15)

  private func actionButton(_ index: Int = 0) -> UIButton? {
    host.control("BottomBounce.action.\(index)") as? UIButton
  }

  /// Presents a text with a button, and records in what order closures are called.
  private func showText(
    dismissesSheet: Bool = true, shouldDismiss: (@MainActor (Cancellation) -> Bool)? = nil
  ) async -> Calls {
    let calls = Calls()
    let button = SheetButton("Delete", role: .destructive, dismissesSheet: dismissesSheet) {
      calls.names.append("action")
    }
    sheet.show(
      .text("a"), in: host.view, extraButtons: [button],
      callbacks: SheetCallbacks(
        willDismiss: { _ in calls.names.append("willDismiss") },
        didDismiss: { _ in calls.names.append("didDismiss") }), shouldDismiss: shouldDismiss
    ) { _ in
      calls.names.append("value")
    } onCancel: {
      calls.names.append("\($0)")
    }
    await host.settle()
    return calls
  }

  private final class Calls {
    var names: [String] = []
  }

  // MARK: Actions

  @Test func `a button dismisses the sheet, and runs its action after onCancel`() async throws {
    let trace = host.leftoverState
    let calls = await showText()
    let button = try #require(actionButton())
    host.tap(button)
    host.tap(button)
    #expect(calls.names == ["willDismiss", "button", "action"])
    await host.settle()
    #expect(calls.names == ["willDismiss", "button", "action", "didDismiss"])
    #expect(!sheet.isPresented)
    #expect(host.leftoverState == trace)
    #expect(Cancellation.button.isUserInitiated)
  }

  @Test func `shouldDismiss isn't asked about a button`() async throws {
    let calls = await showText { _ in
      Issue.record("shouldDismiss was called")
      return false
    }
    host.tap(try #require(actionButton()))
    await host.settle()
    #expect(calls.names.contains("action"))
  }

  @Test func `a button that keeps the sheet runs its action at each tap`() async throws {
    let calls = await showText(dismissesSheet: false)
    for _ in 0..<2 { host.tap(try #require(actionButton())) }
    await host.settle()
    #expect(calls.names == ["action", "action"])
    #expect(sheet.isPresented)
    host.tapOK()
    await host.settle()
    #expect(calls.names == ["action", "action", "willDismiss", "value", "didDismiss"])
  }

  @Test func `after OK a button has no effect`() async throws {
    let calls = await showText()
    let button = try #require(actionButton())
    host.tapOK()
    host.tap(button)
    await host.settle()
    #expect(calls.names == ["willDismiss", "value", "didDismiss"])
  }

  @Test func `after Cancel no action runs`() async throws {
    let calls = await showText()
    host.tapCancel()
    await host.settle()
    #expect(calls.names == ["willDismiss", "cancelButton", "didDismiss"])
  }

  @Test func `an action with the sheet changes it, and can dismiss it once`() async throws {
    let outcomes = Outcomes<String>()
    var updates: [Bool] = []
    let buttons = [
      SheetButton("Reset", dismissesSheet: false) { $0.update(.text("")) },
      SheetButton("Both", dismissesSheet: false) { sheet in
        updates.append(sheet.update(.text("b")))
        sheet.dismiss()
        updates.append(sheet.update(.text("c")))
      },
    ]
    sheet.show(
      .text("a"), in: host.view, extraButtons: buttons, onValue: outcomes.onValue,
      onCancel: outcomes.onCancel)
    await host.settle()
    host.tap(try #require(actionButton()))
    #expect(host.textField?.text == "")
    host.tap(try #require(actionButton(1)))
    await host.settle()
    #expect(updates == [true, false])
    #expect(outcomes.values.isEmpty && outcomes.cancellations == [.programmatic])
  }

  @Test func `an action after the end gets a sheet that has ended`() async throws {
    var results: [Bool] = []
    let outcomes = Outcomes<String>()
    let button = SheetButton("Remove") { sheet in
      results.append(sheet.update(.text("b")))
      sheet.dismiss()
    }
    sheet.show(
      .text("a"), in: host.view, extraButtons: [button], onValue: outcomes.onValue,
      onCancel: outcomes.onCancel)
    await host.settle()
    host.tap(try #require(actionButton()))
    await host.settle()
    #expect(results == [false])
    #expect(outcomes.cancellations == [.button])
  }

  @Test func `an action can show the next sheet with the same object`() async throws {
    let outcomes = Outcomes<String>()
    let next = SheetButton("Other") { [sheet, host] in
      outcomes.show(.text("b"), by: sheet, in: host.view)
    }
    _ = await host.showText(sheet, extraButtons: [next])
    host.tap(try #require(actionButton()))
    await host.settle()
    #expect(host.textField?.text == "b")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["b"])
  }

  @Test func `the async form returns the reason after the action`() async throws {
    let calls = Calls()
    let delete = SheetButton("Delete") { calls.names.append("action") }
    let task = Task {
      let outcome = try await sheet.outcome(
        of: .text("a"), in: host.view, extraButtons: [delete])
      calls.names.append("outcome")
      return outcome.cancellation
    }
    await host.settle()
    host.tap(try #require(actionButton()))
    await host.settle()
    #expect(try await task.value == .button)
    #expect(calls.names == ["action", "outcome"])
  }

  // MARK: Layout

  /// Returns the frame of a view in the panel.
  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: host.panel) }

  @Test func `a button is below the content, red if it is destructive`() async throws {
    _ = await showText()
    let button = try #require(actionButton())
    let field = try #require(host.textField)
    let panel = try #require(host.panel)
    #expect(frame(of: button).minY >= frame(of: field).maxY)
    #expect(frame(of: button).height >= 44)
    #expect(button.configuration?.baseForegroundColor == .systemRed)
    let parts = panel.accessibilityElements as? [UIView] ?? []
    #expect(button.isDescendant(of: try #require(parts.last)))
    #expect(parts.count == 4)
  }

  @Test(arguments: [false, true])
  func `additional buttons are below Today and Clear`(hasLongTitle: Bool) async throws {
    let button = SheetButton(hasLongTitle ? "Delete the Birthday" : "Delete") {}
    let content = DateContent<DateComponents>.day(day).todayButton().orNone()
    _ = await host.show(content, by: sheet, extraButtons: [button])
    let today = frame(of: try #require(host.control("BottomBounce.today")))
    let clear = frame(of: try #require(host.control("BottomBounce.clear")))
    let delete = frame(of: try #require(actionButton()))
    #expect(today.maxX <= clear.minX + 0.5 && abs(today.midY - clear.midY) < 0.5)
    #expect(abs(delete.minY - clear.maxY - 20) < 0.5)
  }

  // MARK: Order

  /// Returns the frames of the field, the visible lines, and the button, from top to bottom.
  private func framesInOrder() throws -> [CGRect] {
    let lines = [host.footer.map { _ in "footer" }, host.problem.map { _ in "message" }]
    let names = ["text"] + lines.compactMap { $0 } + ["action.0"]
    return try names.map { frame(of: try #require(host.view("BottomBounce.\($0)"))) }
  }

  /// Returns the distances between these frames, in points.
  private func distances() throws -> [CGFloat] {
    let frames = try framesInOrder()
    return zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded() }
  }

  /// Presents a text with a button and a save that fails.
  private func showUnsavable(_ content: TextContent) async {
    let button = SheetButton("Delete", role: .destructive) {}
    sheet.show(
      content, title: "Name", in: host.view, extraButtons: [button],
      commit: { _ in throw ValidationError("No network.") }, onValue: { _ in })
    await host.settle()
  }

  @Test func `the error of a failed save is above the buttons`() async throws {
    await showUnsavable(TextContent.text("a"))
    let height = try #require(host.panel?.bounds.height)
    #expect(try distances() == [20])
    await host.tapOKAndWait()
    await host.settle()
    #expect(try distances() == [8, 20])
    let newHeight = try #require(host.panel?.bounds.height)
    #expect(try abs(newHeight - height - 8 - framesInOrder()[1].height) < 0.5)
    host.type("b")
    await host.settle()
    #expect(host.problem == nil)
    #expect(host.panel?.bounds.height == newHeight, "The message keeps its place.")
  }

  @Test func `below the content are the footer, the message, and the buttons`() async throws {
    await showUnsavable(TextContent.text("a").footer { $0 == "ab" ? "Two letters." : nil })
    await host.tapOKAndWait()
    await host.settle()
    #expect(try distances() == [8, 20])
    // The footer appears above the place of the message.
    host.type("b")
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
    #expect(try distances() == [8, 8, 20])
    let elements = host.panel?.accessibilityElements?.compactMap { $0 as? UIView } ?? []
    let places = try ["text", "footer", "action.0"].map { name in
      let view = try #require(host.view("BottomBounce.\(name)"))
      return elements.firstIndex { view.isDescendant(of: $0) } ?? -1
    }
    #expect(places == places.sorted() && Set(places).count == 3 && places[0] > 0)
  }

  @Test func `a list leaves space for the buttons`() async throws {
    let configuration = SheetConfiguration { $0.detents = [.medium] }
    let options = (1...40).map { SheetOption($0, title: "Row \($0)") }
    _ = await host.show(
      ListContent.list(options), by: sheet, extraButtons: [SheetButton("Edit List") {}],
      configuration: configuration)
    let list = try #require(host.view("BottomBounce.options"))
    let edit = try #require(actionButton())
    #expect(frame(of: edit).minY >= frame(of: list).maxY)
    #expect(frame(of: edit).height == DesignMetrics.rowHeight)
    #expect(frame(of: list).height > 100)
  }
}
