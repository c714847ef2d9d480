import UIKit
import ViewBuilding

@MainActor protocol FocusOwner: AnyObject {
  var focus: FocusMemory { get }
  var container: UIView? { get }
  var isEnding: Bool { get }
  var isLost: Bool { get }
}

/// The first responder, the accessibility focus, and the key window before a sheet, to restore.
@MainActor struct FocusMemory {
  /// Candidates in order: the later ones replace views that have left their window.
  private var responders: [Weak<UIResponder>] = []
  private weak var element: AnyObject?
  private weak var window: UIWindow?
  private weak var otherKeyWindow: UIWindow?
  /// `true` if the focus returns when the sheet's controller, which covers it, is dismissed.
  let restoresLater: Bool

  init(in host: UIView, restoresLater: Bool = false) {
    self.restoresLater = restoresLater
    let responder = host.window?.currentFirstResponder
    responders = [Weak(responder)]
    responders += Self.responders(beforeSheetsAround: responder)
    responders += Self.responders(beforeControllersOver: host)
    if let window = host.window { responders += Self.responders(beforeSheetsLostBy: window) }
    element = UIAccessibility.focusedElement(using: nil) as AnyObject?
    window = host.window
    let keyWindow = window?.windowScene?.keyWindow
    if keyWindow !== window { otherKeyWindow = keyWindow }
  }

  init(in host: UIView, over below: FocusMemory) {
    self.init(in: host)
    otherKeyWindow = below.otherKeyWindow
  }

  private static func view(of responder: UIResponder?) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }

  private static func owners(around view: UIView) -> [any FocusOwner] {
    owners.compacted().reversed()
      .filter { $0.container.map(view.isDescendant) ?? false }
  }

  /// A sheet around the responder may end first, for example because the same object shows both.
  private static func responders(
    beforeSheetsAround responder: UIResponder?
  ) -> [Weak<UIResponder>] {
    guard let view = responder as? UIView else { return [] }
    return owners(around: view).filter { !$0.focus.restoresLater }.flatMap(\.focus.responders)
  }

  /// While a controller is being dismissed, the first responder below it isn't restored yet.
  private static func responders(beforeControllersOver view: UIView) -> [Weak<UIResponder>] {
    var responders: [Weak<UIResponder>] = []
    var controller = view.nearestViewController?.presentedViewController
    while let current = controller {
      let owner = owners.compacted().first { $0 === current }
      responders += owner?.focus.responders ?? []
      controller = current.presentedViewController
    }
    return responders
  }

  /// Returns the responders before the sheets that have lost a window, the latest first.
  ///
  /// A view that leaves its window takes the first responder with it. Such a sheet restores the
  /// earlier one in the next turn of the run loop, unless a new sheet has become first responder.
  private static func responders(beforeSheetsLostBy window: UIWindow) -> [Weak<UIResponder>] {
    owners.compacted().reversed()
      .filter { $0.focus.window === window && $0.isLost }
      .flatMap(\.focus.responders)
  }

  private static var owners: [Weak<any FocusOwner>] = []

  static func add(_ owner: any FocusOwner) {
    remove(owner)
    owners.append(Weak(owner))
  }

  static func remove(_ owner: any FocusOwner) {
    owners.removeAll { $0.wrappedValue == nil || $0.wrappedValue === owner }
  }

  /// Makes the host's window key, because only there a first responder gets key presses, but leaves
  /// another scene its key window, where the user may be typing.
  func makeWindowKey() {
    if otherKeyWindow != nil { window?.makeKey() }
  }

  private func restoreKeyWindow() {
    if window?.isKeyWindow == true { otherKeyWindow?.makeKey() }
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    guard let view = view(of: responder), !owners(around: view).contains(where: \.isEnding) else {
      return nil
    }
    return view.window
  }

  func restoreFirstResponder() -> Bool {
    if restoresLater { return false }
    restoreKeyWindow()
    return responders.compacted().contains {
      Self.window(of: $0) != nil && $0.becomeFirstResponder()
    }
  }

  func restoreFirstResponderIfNone() {
    restoreKeyWindow()
    for responder in responders.compacted() {
      guard let window = Self.window(of: responder) else { continue }
      if window.currentFirstResponder == nil { responder.becomeFirstResponder() }
      return
    }
  }

  func restoreAccessibilityFocus() {
    let isGone = (element as? UIView).map { $0.window == nil } ?? false
    UIAccessibility.post(notification: .screenChanged, argument: isGone ? nil : element)
  }
}
