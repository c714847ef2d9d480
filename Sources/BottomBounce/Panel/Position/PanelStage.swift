/// Where a panel is, or where an animation moves it.
enum PanelStage {
  /// The panel is below the lower edge of the sheet.
  case offScreen
  /// A transform keeps the panel behind a docked keyboard.
  case behindKeyboard
  /// The panel is at its position and transparent.
  case transparent
  /// The panel is at its position and visible.
  case onScreen
}
