// SwiftUI exists only on Apple's platforms. On Linux this file is only type-checked.
#if canImport(SwiftUI)
  public import SwiftUI

  /// An action that confirms a sheet, as OK does.
  ///
  /// A view of a ``SwiftUIContent`` gets it from the environment and calls it like a function:
  ///
  /// ```swift
  /// @Environment(\.confirmSheet) private var confirmSheet
  /// ```
  public struct ConfirmSheetAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
      self.action = action
    }

    /// Confirms the sheet.
    ///
    /// Outside of a sheet it has no effect.
    @MainActor public func callAsFunction() {
      action()
    }
  }

  private struct ConfirmSheetKey: EnvironmentKey {
    static let defaultValue = ConfirmSheetAction {}
  }

  extension EnvironmentValues {
    /// The action that confirms the sheet around the view.
    public internal(set) var confirmSheet: ConfirmSheetAction {
      get { self[ConfirmSheetKey.self] }
      set { self[ConfirmSheetKey.self] = newValue }
    }
  }
#endif
