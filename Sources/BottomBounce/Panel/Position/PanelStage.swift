enum PanelStage {
  case offScreen
  /// A transform keeps the panel behind a docked keyboard.
  case behindKeyboard
  case transparent
  case onScreen
}
