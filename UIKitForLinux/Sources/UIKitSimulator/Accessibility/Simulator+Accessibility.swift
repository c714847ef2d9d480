public import UIKit

extension Simulator {
  /// Returns what VoiceOver would read, in order, as text: one element a line.
  ///
  /// A line contains the kind, label, value, states, hint, and actions of an element. Groups with a
  /// label have a line, too, and their elements are indented. An arrow marks the focus.
  public func accessibilityTree() -> String {
    let tree = currentTree()
    let focus = focusedElement(in: tree)
    return tree.nodes.flatMap { $0.lines(focus: focus) }.joined(separator: "\n")
  }

  /// Returns the elements that VoiceOver would stop at, in order.
  public var accessibilityElements: [UIResponder] { currentTree().elements }

  /// Returns the first element that is called so.
  public func accessibilityElement(labeled label: String) -> UIResponder? {
    accessibilityElements.first { $0.accessibilityLabel == label }
  }

  /// The texts that the app has had announced, in order.
  public var announcements: [String] { system.accessibility.announcements }

  /// Those announcements that wait until other speech has ended.
  public var politeAnnouncements: [String] { system.accessibility.politeAnnouncements }

  /// The element that VoiceOver is at.
  public var focusedElement: NSObject? { focusedElement(in: currentTree()) }

  /// Double-taps an element with VoiceOver on: it acts by itself, or is tapped at its activation point.
  public func activate(_ element: UIResponder) {
    system.makeCurrent()
    system.accessibility.focus(on: element)
    guard !element.accessibilityActivate() else {
      system.turn()
      return
    }
    tap(at: element.accessibilityActivationPoint)
  }

  /// Scrubs with two fingers, VoiceOver's gesture for leaving what is shown.
  ///
  /// The element in focus is asked first, or the first on the screen, then the responders above it,
  /// until one says that it has done so.
  @discardableResult
  public func performEscape() -> Bool {
    let tree = currentTree()
    let start = focusedElement(in: tree) ?? tree.elements.first ?? window
    var responder = start as? UIResponder
    while let current = responder {
      if current.accessibilityPerformEscape() {
        system.turn()
        return true
      }
      responder = current.next
    }
    return false
  }

  private func currentTree() -> AccessibilityTree {
    system.makeCurrent()
    system.commit()
    return AccessibilityTree(system)
  }

  /// The focus as far as it is on the screen; a new screen begins with its first element.
  private func focusedElement(in tree: AccessibilityTree) -> NSObject? {
    let elements = tree.elements
    if let focus = system.accessibility.focusedElement,
      let holder = elements.first(where: { $0 === focus || $0.isInside(focus) })
    {
      return holder
    }
    return system.accessibility.startsAtTop ? elements.first : nil
  }
}

extension UIResponder {
  /// Whether the element is in a view that was given the focus without being an element itself.
  fileprivate func isInside(_ focus: NSObject) -> Bool {
    guard let container = focus as? UIView, !container.isAccessibilityElement else { return false }
    let view =
      (self as? UIView) ?? (self as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    return view?.isDescendant(of: container) ?? false
  }
}
