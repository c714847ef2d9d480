import UIKit

extension Simulator {
  /// The placement of the keyboard on an iPad.
  public enum KeyboardPlacement: Sendable, CaseIterable {
    /// At the lower edge, from side to side.
    case docked
    /// As wide as the screen, above its lower edge.
    case undocked
    /// In two halves at the sides, above the screen's lower edge; docked on an iPad Pro.
    case split
    /// As small as a phone's, beside the app's contents.
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

  /// Where the software keyboard lies; docked by default, and always on a phone.
  public var keyboardPlacement: KeyboardPlacement {
    get {
      KeyboardPlacement.allCases.first { $0.placement == system.keyboard.placement } ?? .docked
    }
    set {
      system.makeCurrent()
      system.keyboard.placement = newValue.placement
    }
  }

  /// Whether an iPad shows a bar of shortcuts for its hardware keyboard; false by default, as people can set it.
  public var showsShortcutsBar: Bool {
    get { system.keyboard.showsShortcutsBar }
    set {
      system.makeCurrent()
      system.keyboard.showsShortcutsBar = newValue
    }
  }
}
