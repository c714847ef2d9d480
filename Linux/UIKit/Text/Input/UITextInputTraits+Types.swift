/// The set of keys that a software keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the Return key says and means.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// When a software keyboard begins a word with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether unknown words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces are put right around what is pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the rest of a sentence is offered inside the text.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the keyboard is light or dark whatever the interface is.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
