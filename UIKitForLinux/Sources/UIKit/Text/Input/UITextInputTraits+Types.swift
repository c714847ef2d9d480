public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the keyboard types curly quotes: an opening one at the beginning and after white space or
/// an opening mark, and a closing one elsewhere.
///
/// As Apple documents, `default` disables them for email addresses and passwords.
///
/// Differs: `default` also disables curly quotes for `asciiCapable`, as apps see on devices. Double
/// quotes are those of the locale in Unicode's data, single ones are English. Keys of a hardware
/// keyboard type straight quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the keyboard replaces two hyphens with a dash.
///
/// Differs: The dash is an em dash, as users see on devices. Apple documents an en dash, and an em
/// dash for three hyphens. `default` disables it like curly quotes, and hardware keys type hyphens.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  public static var alert: UIKeyboardAppearance { .dark }
}
