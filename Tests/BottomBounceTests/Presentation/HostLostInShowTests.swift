import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// A host view that the app removes from a closure that runs inside of `show`.
@MainActor @Suite(.ownDevice) struct HostLostInShowTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  enum Place: CaseIterable {
    case makeBody, value, rule, footer, untouched, areEqual, willPresent, canBecomeFirstResponder
    case fieldContent, fieldRule, formFooter
  }

  enum Loss: CaseIterable {
    case host, parent
  }

  private final class Responder: UIView {
    var onAsk: () -> Void = {}

    override var canBecomeFirstResponder: Bool {
      onAsk()
      return true
    }
  }

  /// Content that calls a closure in a place.
  private struct Caller: SheetContent {
    let place: Place
    let call: () -> Void

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      if place == .makeBody { call() }
      let view = Responder()
      if place == .canBecomeFirstResponder { view.onAsk = call }
      var body = SheetBody(view) {
        if place == .value { call() }
        return 1
      }
      body.areEqual = {
        if place == .areEqual { call() }
        return $0 == $1
      }
      body.footer = {
        if place == .footer { call() }
        return "Line"
      }
      return body
    }

    func untouched(_ context: SheetContext) -> Result<Int, ValidationError>? {
      if place == .untouched { call() }
      return .success(1)
    }
  }

  private struct Values {
    var number = 1
    var name = "a"
  }

  /// Shows a sheet in a host that a closure removes, and returns the outcomes.
  private func show(_ place: Place, _ loss: Loss, awaits: Bool) async -> [Cancellation] {
    let parent = UIView(frame: host.view.bounds)
    let child = UIView(frame: host.view.bounds)
    parent.addSubview(child)
    host.view.addSubview(parent)
    let outcomes = Outcomes<Void>()
    let lose = { (loss == .host ? child : parent).removeFromSuperview() }
    func present<Content: SheetContent>(_ content: Content) async {
      let configuration = SheetConfiguration { $0.disablesOKWhileUnchanged = true }
      var callbacks = SheetCallbacks<Content.Value>()
      if place == .willPresent { callbacks.willPresent = { lose() } }
      if awaits {
        Task {
          let outcome = try await sheet.outcome(
            of: content, in: child, configuration: configuration, callbacks: callbacks)
          if let reason = outcome.cancellation { outcomes.onCancel(reason) }
        }
      } else {
        sheet.show(
          content, in: child, configuration: configuration, callbacks: callbacks,
          onValue: { _ in outcomes.onValue(()) }, onCancel: outcomes.onCancel)
      }
      await host.settle()
    }
    switch place {
    case .rule:
      await present(
        Caller(place: place, call: lose).rule { _ in
          lose()
          return nil
        })
    case .fieldContent, .fieldRule, .formFooter:
      await present(
        .form(Values()) { f, _ in
          f.field("Name", \.name) { (name: String) -> TextContent in
            if place == .fieldContent { lose() }
            return TextContent.text(name).rule { _ in
              if place == .fieldRule { lose() }
              return nil
            }
          }
        }.footer { _ in
          if place == .formFooter { lose() }
          return nil
        })
    default: await present(Caller(place: place, call: lose))
    }
    #expect(!sheet.isPresented, "\(place)")
    #expect(child.subviews.isEmpty)
    #expect(outcomes.values.isEmpty)
    parent.removeFromSuperview()
    return outcomes.cancellations
  }

  @Test(arguments: Place.allCases, Loss.allCases)
  func `a host that is lost inside of show ends with one outcome`(place: Place, loss: Loss) async {
    for awaits in [false, true] {
      let reasons = await show(place, loss, awaits: awaits)
      #expect(reasons.count == 1, "\(place), \(awaits): \(reasons)")
      // The sheet can be shown again.
      let next = await host.show(.text("a"), by: sheet)
      #expect(sheet.isPresented)
      sheet.dismiss()
      await host.settle()
      #expect(next.cancellations == [.programmatic])
    }
  }

  @Test(arguments: [Place.makeBody, .value, .footer, .untouched])
  func `the outcome of a lost host is delivered before the call returns`(place: Place) {
    let child = UIView(frame: host.view.bounds)
    host.view.addSubview(child)
    let outcomes = Outcomes<Int>()
    sheet.show(
      Caller(place: place) { child.removeFromSuperview() }, in: child,
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    #expect(outcomes.cancellations == [.hostDetached])
    #expect(!sheet.isPresented && child.subviews.isEmpty)
  }
}
