/// Everything that the face of the keyboard depends on; two faces with one look are the same picture.
package struct KeyboardLook: Hashable, Sendable {
  /// The sets of keys that differ in more than a label.
  package enum Kind: Hashable, Sendable {
    case letters, email, webAddress, webSearch
    case digits, decimals, telephone

    var isPad: Bool { self == .digits || self == .decimals || self == .telephone }
  }

  /// What the rows of a keyboard of letters show.
  package enum Plane: Hashable, Sendable { case letters, numbers, symbols, emoji }

  package var kind = Kind.letters
  package var plane = Plane.letters
  package var isShifted = false
  package var metrics: KeyboardMetrics
  package var width: CGFloat
  /// How far from each side the keys begin: on its side, a phone with a notch keeps them clear of it.
  package var inset: CGFloat = 0
  package var scale: CGFloat
  /// Whether the keys are in two halves at the sides, with nothing between them.
  package var isSplit = false
  package var isDark = false
  package var language = "en"
  package var returnKey = UIReturnKeyType.default
  package var isReturnEnabled = true
  /// What the bar offers for the letters that are being composed.
  package var candidates: [String] = []

  package init(metrics: KeyboardMetrics, width: CGFloat, scale: CGFloat) {
    self.metrics = metrics
    self.width = width
    self.scale = scale
  }
}

extension KeyboardLook {
  @MainActor init(for input: any UIKeyInput, metrics: KeyboardMetrics, on device: Device) {
    self.init(
      metrics: metrics, width: device.screen.bounds.width, scale: device.screen.scale)
    inset = max(device.safeAreaInsets.left, device.safeAreaInsets.right)
    language = device.keyboard.language
    returnKey = input.returnKeyType
    isDark =
      switch input.keyboardAppearance {
      case .dark: true
      case .light: false
      case .default:
        // The keyboard looks like the view that is typed into.
        ((input as? UIView)?.traitCollection ?? device.screen.traitCollection)
          .userInterfaceStyle == .dark
      }
    switch input.keyboardType {
    case .numberPad, .asciiCapableNumberPad: kind = .digits
    case .decimalPad: kind = .decimals
    case .phonePad: kind = .telephone
    case .emailAddress: kind = .email
    case .URL: kind = .webAddress
    case .webSearch: kind = .webSearch
    case .numbersAndPunctuation: plane = .numbers
    case .default, .asciiCapable, .namePhonePad, .twitter: break
    }
    adapt(to: input)
  }

  /// Follows the text: whether Return can be pressed, and whether the next letter is a capital.
  @MainActor mutating func adapt(to input: any UIKeyInput) {
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    candidates = []
    if composes, let text = input as? any UITextInput, let marked = text.markedTextRange {
      candidates = PinyinWords.candidates(for: text.text(in: marked) ?? "")
    }
    isShifted =
      plane == .letters && !kind.isPad && language != "zh" && Self.wantsCapital(input)
  }

  @MainActor private static func wantsCapital(_ input: any UIKeyInput) -> Bool {
    var before = ""
    if let text = input as? any UITextInput, let selection = text.selectedTextRange,
      text.markedTextRange == nil,
      let range = text.textRange(from: text.beginningOfDocument, to: selection.start)
    {
      before = text.text(in: range) ?? ""
    } else if input.hasText {
      return false
    }
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = before.last else { return true }
      guard last.isWhitespace else { return false }
      let end = before.last { !$0.isWhitespace }
      return last.isNewline || end.map { ".!?。！？".contains($0) } ?? true
    }
  }

  /// What the keyboard covers of its own frame: all of it, or its halves.
  var parts: [CGRect] {
    let full = CGRect(x: 0, y: 0, width: width, height: metrics.height)
    guard isSplit else { return [full] }
    // A key in the middle of its row lies half a key further in.
    let half = KeyboardLayout.halfWidth + 36
    return [
      CGRect(x: 0, y: 0, width: half, height: full.height),
      CGRect(x: width - half, y: 0, width: half, height: full.height),
    ]
  }

  /// What the Return key says.
  var returnLabel: String {
    let isChinese = language == "zh"
    return switch returnKey {
    case .default: isChinese ? "换行" : "return"
    case .go: isChinese ? "前往" : "go"
    case .google, .yahoo, .search: isChinese ? "搜索" : "search"
    case .join: isChinese ? "加入" : "join"
    case .next: isChinese ? "下一项" : "next"
    case .route: isChinese ? "路线" : "route"
    case .send: isChinese ? "发送" : "send"
    case .done: isChinese ? "完成" : "done"
    case .emergencyCall: isChinese ? "紧急呼叫" : "emergency call"
    case .continue: isChinese ? "继续" : "continue"
    }
  }

  /// Whether letters are composed by an input method.
  var composes: Bool { language == "zh" && plane == .letters && !kind.isPad }

  /// Whether a balloon shows the letter under the finger: on phones.
  var hasCallouts: Bool { !kind.isPad && plane != .emoji && !metrics.isTablet }

  var spaceLabel: String { language == "zh" ? "空格" : "space" }

  /// Whether the Return key is blue: it does more than to begin a line or move on.
  var isReturnProminent: Bool {
    guard isReturnEnabled else { return false }
    return switch returnKey {
    case .default, .next, .emergencyCall: false
    default: true
    }
  }
}
