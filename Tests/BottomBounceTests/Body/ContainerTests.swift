import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Contents that contain other contents pass on what they don't change.
@MainActor @Suite(.ownDevice) struct ContainerTests {
  @MainActor private final class Log {
    var calls: [String] = []
  }

  /// Content whose body has each trait, and logs its calls.
  private struct Part: SheetContent {
    let log: Log

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let log = log
      var body = SheetBody(UIView()) { 1 }
      body.settle = { log.calls.append("settle") }
      body.cancel = { log.calls.append("cancel") }
      body.initialFirstResponder = body.view
      body.initialAccessibilityElement = { [view = body.view] in
        log.calls.append("initialAccessibilityElement")
        return view
      }
      body.handleKey = { _ in
        log.calls.append("handleKey")
        return true
      }
      body.setContentFont = { _ in log.calls.append("setContentFont") }
      body.setEnabled = { _ in log.calls.append("setEnabled") }
      body.showError = { _ in
        log.calls.append("showError")
        return .hint
      }
      body.addButton = { _, _ in
        log.calls.append("addButton")
        return UIButton()
      }
      body.prepareLayout = { _, _ in log.calls.append("prepareLayout") }
      body.fitHeight = { _, _ in log.calls.append("fitHeight") }
      body.usesAnyHeight = true
      body.growsSmoothly = true
      body.prefersGroupedBackground = true
      body.footer = {
        log.calls.append("footer")
        return "Line"
      }
      body.confirmsByItself = true
      body.contentScrollView = UIScrollView()
      body.extendToUpperEdge = { _ in log.calls.append("extendToUpperEdge") }
      body.extendToLowerEdge = { _ in log.calls.append("extendToLowerEdge") }
      return body
    }
  }

  /// Calls each closure of traits, and returns the names of the values that aren't the default.
  private func use(_ traits: SheetBodyTraits) async -> Set<String> {
    await traits.settle?()
    traits.cancel?()
    _ = traits.initialAccessibilityElement?()
    _ = traits.handleKey?(.up)
    traits.setContentFont?(.systemFont(ofSize: 17))
    traits.setEnabled?(false)
    _ = traits.showError?(ValidationError("No."))
    _ = traits.addButton?("Clear", UIAction { _ in })
    traits.prepareLayout?(300, CGSize(width: 300, height: 600))
    traits.fitHeight?(300, 300)
    _ = traits.footer?()
    traits.extendToUpperEdge?(nil)
    traits.extendToLowerEdge?(nil)
    var names: Set<String> = []
    if traits.initialFirstResponder != nil { names.insert("initialFirstResponder") }
    if traits.usesAnyHeight == true { names.insert("usesAnyHeight") }
    if traits.growsSmoothly { names.insert("growsSmoothly") }
    if traits.prefersGroupedBackground { names.insert("prefersGroupedBackground") }
    if traits.confirmsByItself { names.insert("confirmsByItself") }
    if traits.contentScrollView != nil { names.insert("contentScrollView") }
    return names
  }

  private struct Values { var number = 1 }

  /// A container, and the traits that it doesn't pass on, because they are its own.
  private static let containers: [(String, @MainActor (Part) -> SheetBodyTraits, Set<String>)] = [
    ("map", { $0.makeBody(SheetContext()).map { $0 + 1 }.traits }, []),
    (
      "wrapping",
      { part in
        let inner = part.makeBody(SheetContext())
        return SheetBody(UIView(), wrapping: inner) { 2 }.traits
      }, []
    ),
    ("rule", { $0.rule { _ in nil }.makeBody(SheetContext()).traits }, []),
    // A combination has an OK button.
    (
      "combining",
      { part in
        let inner = part.makeBody(SheetContext())
        return SheetBody(inner.view, combining: [inner.map { _ in }]) { 3 }.traits
      }, ["confirmsByItself"]
    ),
    // Clear stands below the content, or in its row of buttons.
    (
      "orNone", { $0.orNone().makeBody(SheetContext()).traits }, ["extendToLowerEdge"]
    ),
    // A form has its own keys, focus, messages, and edges, and fields have their own lines.
    (
      "form",
      { part in
        FormContent<Values>.form(Values()) { f, _ in f.field("Number", \.number) { _ in part } }
          .makeBody(SheetContext()).traits
      },
      [
        "initialAccessibilityElement", "initialFirstResponder", "showError", "addButton",
        "extendToUpperEdge", "extendToLowerEdge", "contentScrollView", "usesAnyHeight",
        "confirmsByItself", "footer",
      ]
    ),
  ]

  @Test(arguments: 0..<6)
  func `a container passes on each trait of its content once`(index: Int) async throws {
    let (name, makeTraits, own) = Self.containers[index]
    let log = Log()
    let traits = makeTraits(Part(log: log))
    log.calls = []
    let values = await use(traits)
    let members = Set(Mirror(reflecting: SheetBodyTraits()).children.compactMap(\.label))
    #expect(Set(log.calls).union(values) == members.subtracting(own), "\(name)")
    let repeated = Set(log.calls.filter { call in log.calls.count { $0 == call } > 1 })
    #expect(repeated == [], "\(name)")
  }
}
