public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case automatic = -2
  case none = -1
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  /// Differs: The transition is drawn as a fade.
  case flipHorizontal = 1
  case crossDissolve = 2
  /// Differs: The transition is drawn as a fade.
  case partialCurl = 3
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
