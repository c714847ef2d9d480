public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ
  case keyboard1 = 0x1E
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
  case keyboard0
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardDeleteOrBackspace = 0x2A
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardHyphen = 0x2D
  case keyboardEqualSign = 0x2E
  case keyboardOpenBracket = 0x2F
  case keyboardCloseBracket = 0x30
  case keyboardBackslash = 0x31
  case keyboardSemicolon = 0x33
  case keyboardQuote = 0x34
  case keyboardGraveAccentAndTilde = 0x35
  case keyboardComma = 0x36
  case keyboardPeriod = 0x37
  case keyboardSlash = 0x38
  case keyboardHome = 0x4A
  case keyboardPageUp = 0x4B
  case keyboardDeleteForward = 0x4C
  case keyboardEnd = 0x4D
  case keyboardPageDown = 0x4E
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
  case keypadEnter = 0x58
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift = 0xE1
  case keyboardLeftAlt = 0xE2
  case keyboardLeftGUI = 0xE3
  case keyboardRightControl = 0xE4
  case keyboardRightShift = 0xE5
  case keyboardRightAlt = 0xE6
  case keyboardRightGUI = 0xE7
}
