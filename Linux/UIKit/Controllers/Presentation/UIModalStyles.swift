/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; what is below leaves the window.
  case fullScreen = 0
  /// A sheet of a page's width.
  case pageSheet = 1
  /// A sheet in the middle, as narrow as a form.
  case formSheet = 2
  /// Covers the controller that defines the context.
  case currentContext = 3
  /// As the container says.
  case custom = 4
  /// Covers the screen; what is below stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context; what is below stays.
  case overCurrentContext = 6
  /// A bubble; a sheet on a phone.
  case popover = 7
  /// As the system thinks best: a sheet.
  case automatic = -2
  /// Not presented.
  case none = -1
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the lower edge.
  case coverVertical = 0
  /// By turning; drawn as a fade on Linux.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling; drawn as a fade on Linux.
  case partialCurl = 3
}

/// The colour of the status bar's contents.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance: dark on light, light on dark.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}
