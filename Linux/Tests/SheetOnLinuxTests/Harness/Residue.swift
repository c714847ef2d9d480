import BottomBounce
import UIKit
import UIKitSimulator

/// What a screen must be like when a sheet has left no trace.
struct Residue: Equatable {
  var subviews = 0
  var recognizers = 0
  var firstResponder: ObjectIdentifier?
  var isKeyboardUp = false
  var windows = 1
  var animatingLayers = 0
  var displayLinks = 0
  var timers = 0

  /// Takes down what is there now.
  @MainActor init(of screen: SheetScreen) {
    let device = screen.device.device
    subviews = screen.host.subviews.count
    recognizers =
      (screen.host.gestureRecognizers?.count ?? 0)
      + (screen.device.window.gestureRecognizers?.count ?? 0)
    firstResponder = screen.firstResponder.map { ObjectIdentifier($0) }
    isKeyboardUp = device.keyboard.isUp
    windows = device.scene.storedWindows.count
    animatingLayers = device.tree.animatingLayers.count
    displayLinks = device.displayLinks.count
    // The device itself waits for midnight.
    timers = device.timers.count { $0.isPending && $0 !== device.midnightTimer }
  }
}

/// The objects of a sheet's own that UIKit does not know: it can list none of them as a leak.
///
/// They are private, so they are found by reflection, and kept weakly.
@MainActor struct Innards {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var objects: [Weak] = []

  /// How many have been noted.
  var count: Int { objects.count }

  /// The classes of those that are alive.
  var alive: [String] {
    objects.compactMap { $0.object.map { String(describing: type(of: $0)) } }
  }

  /// Notes what a sheet that is up consists of; returns the names of the classes.
  @discardableResult
  mutating func note(_ sheet: BottomBounceView) -> Set<String> {
    guard let presentation = Self.stored("current", of: sheet) else { return [] }
    var found = [presentation]
    for name in ["delivery", "stage", "panel", "body"] {
      if let object = Self.stored(name, of: presentation) { found.append(object) }
    }
    if let stage = Self.stored("stage", of: presentation) {
      for name in ["place", "movement", "detents"] {
        guard let object = Self.stored(name, of: stage) else { continue }
        found.append(object)
        found += ["cover", "raised", "lowered", "pan", "grip"].compactMap {
          Self.stored($0, of: object)
        }
      }
    }
    if let panel = Self.stored("panel", of: presentation) {
      found += ["view", "header", "layout"].compactMap { Self.stored($0, of: panel) }
    }
    objects += found.map { Weak($0) }
    return Set(found.map { "\(type(of: $0))".prefix { $0 != "<" } }.map(String.init))
  }

  private static func stored(_ name: String, of object: AnyObject) -> AnyObject? {
    let value = Mirror(reflecting: object).children.first { $0.label == name }?.value
    guard let value else { return nil }
    // A stored optional is reflected as one.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { $0.value as AnyObject }
    }
    return value as AnyObject
  }
}
