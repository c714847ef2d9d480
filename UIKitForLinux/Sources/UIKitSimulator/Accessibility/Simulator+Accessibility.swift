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

  /// Returns the elements at which VoiceOver stops, in order.
  public var accessibilityElements: [UIResponder] { currentTree().elements }

  /// Returns the first element with an accessibility label.
  public func accessibilityElement(labeled label: String) -> UIResponder? {
    accessibilityElements.first { $0.accessibilityLabel == label }
  }

  /// The texts that the app has announced, in order.
  public var announcements: [String] { system.accessibility.announcements }

  /// The announcements that wait until other speech has ended.
  public var politeAnnouncements: [String] { system.accessibility.politeAnnouncements }

  /// The element with the VoiceOver focus.
  public var focusedElement: NSObject? { focusedElement(in: currentTree()) }

  /// Double-taps an element with VoiceOver: the element is activated, or else tapped at its
  /// activation point.
  public func activate(_ element: UIResponder) {
    system.makeCurrent()
    system.accessibility.focus(on: element)
    guard !element.accessibilityActivate() else {
      system.turn()
      return
    }
    tap(at: element.accessibilityActivationPoint)
  }

  /// Performs VoiceOver's two-finger scrub, which dismisses or goes back.
  ///
  /// The focused element, or else the first one on the screen, handles it first, and then its
  /// responder chain, until a responder returns `true`.
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

  /// Returns the focused element if it's on the screen, or else the first element.
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
  /// Returns a Boolean value that indicates whether the element is in a view that was given the
  /// focus without being an element.
  fileprivate func isInside(_ focus: NSObject) -> Bool {
    guard let container = focus as? UIView, !container.isAccessibilityElement else { return false }
    let view =
      (self as? UIView) ?? (self as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    return view?.isDescendant(of: container) ?? false
  }
}
