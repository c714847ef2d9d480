public import UIKit

extension Simulator {
  /// The placement of the keyboard on an iPad.
  public enum KeyboardPlacement: Sendable, CaseIterable {
    /// At the bottom edge of the screen, over its full width.
    case docked
    /// Above the bottom edge, as wide as the screen.
    case undocked
    /// In two halves at the sides, above the bottom edge. On an iPad Pro, the keyboard is docked
    /// instead.
    case split
    /// As small as a phone's keyboard, over the app's content.
    case floating

    fileprivate var placement: UIKit.KeyboardPlacement {
      switch self {
      case .docked: .docked
      case .undocked: .undocked
      case .split: .split
      case .floating: .floating
      }
    }
  }

  /// The placement of the software keyboard.
  ///
  /// The default is docked, which is the only placement on a phone.
  public var keyboardPlacement: KeyboardPlacement {
    get {
      KeyboardPlacement.allCases.first { $0.placement == system.keyboard.placement } ?? .docked
    }
    set {
      system.makeCurrent()
      system.keyboard.placement = newValue.placement
    }
  }

  /// Drags an iPad's keyboard that is undocked, split, or floating to another place.
  ///
  /// Another placement starts at its own place again. A docked keyboard doesn't move.
  ///
  /// - Parameter distance: The distance in points. Only a floating keyboard moves horizontally.
  public func dragKeyboard(by distance: CGVector) {
    system.makeCurrent()
    system.keyboard.drag(by: distance)
  }

  /// A Boolean value that indicates whether an iPad shows the shortcuts bar with a hardware
  /// keyboard.
  ///
  /// The default is `false`.
  public var showsShortcutsBar: Bool {
    get { system.keyboard.showsShortcutsBar }
    set {
      system.makeCurrent()
      system.keyboard.showsShortcutsBar = newValue
    }
  }
}
