/// The input views of a first responder.
@MainActor struct KeyboardContent {
  /// The input accessory view.
  var accessory: UIView?
  /// The input view that replaces the keyboard.
  var inputView: UIView?
  /// The system's keyboard, if it is shown.
  var system: KeyboardLook?
  /// The placement.
  ///
  /// Custom input views are always docked.
  private(set) var placement = KeyboardPlacement.docked
  /// The height at the bottom of the screen that input views must avoid.
  private var safeBottom: CGFloat

  init(of responder: UIResponder?, on device: Device) {
    safeBottom = device.safeAreaInsets.bottom
    // Any responder in the chain can provide either view.
    var next = responder
    while let current = next, accessory == nil || inputView == nil {
      accessory = accessory ?? current.inputAccessoryView
      inputView = inputView ?? current.inputView
      next = current.next
    }
    guard inputView == nil, let input = responder as? any UIKeyInput,
      // Read-only text can be first responder, but shows no keyboard.
      (input as? any TextEditing)?.allowsChanges != false
    else { return }
    let keyboard = device.keyboard
    guard keyboard.isSoftware else {
      if device.isPad, keyboard.showsShortcutsBar { showShortcuts(of: keyboard, for: input) }
      return
    }
    placement = keyboard.availablePlacement
    let isFloating = placement == .floating
    var metrics = KeyboardMetrics(
      screen: isFloating ? KeyboardPlacement.smallScreen : device.screen.bounds.size,
      hasHomeIndicator: placement == .docked && device.safeAreaInsets.bottom > 0,
      showsBar: Self.showsBar(for: input, language: keyboard.language(for: input)))
    if isFloating { metrics.bottom = KeyboardPlacement.handle }
    if placement == .split { metrics.split() }
    var look = KeyboardLook(for: input, metrics: metrics, on: device)
    if isFloating { look.width = KeyboardPlacement.smallScreen.width }
    look.isFloating = isFloating
    look.isSplit = placement == .split
    system = look
  }

  /// Shows an iPad's shortcuts bar for a hardware keyboard: 55 points, or 49 with a home indicator.
  private mutating func showShortcuts(of keyboard: Keyboard, for input: any UIKeyInput) {
    let bar = keyboard.shortcutsBar
    bar.bounds.size.height = safeBottom > 0 ? 49 : 55
    let isDark =
      input.keyboardAppearance == .dark
      || (input as? UIView)?.traitCollection.userInterfaceStyle == .dark
    bar.backgroundColor = UIColor(
      cgColor: (isDark ? KeyboardColors.dark : .light).background)
    inputView = bar
  }

  /// The total height of the keyboard's content, in points.
  var height: CGFloat {
    if let system { return accessoryHeight + system.metrics.height }
    let own = inputView.map(Self.height) ?? 0
    let sum = accessoryHeight + own
    return sum > 0 ? sum + safeBottom : 0
  }

  var accessoryHeight: CGFloat { accessory.map(Self.height) ?? 0 }

  private static func height(of view: UIView) -> CGFloat {
    view.bounds.height > 0 ? view.bounds.height : max(view.intrinsicContentSize.height, 0)
  }

  /// Returns a Boolean value that indicates whether the suggestion bar is shown: never for digits
  /// and secure text, always for languages that need candidates.
  private static func showsBar(for input: any UIKeyInput, language: String) -> Bool {
    switch input.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: break
    }
    if input.isSecureTextEntry { return false }
    if language.hasPrefix("zh") { return true }
    return input.autocorrectionType != .no
  }
}

extension Keyboard {
  /// The language of the keyboard, as a code such as `en`.
  package var language: String {
    device?.settings.locale.language.languageCode?.identifier ?? "en"
  }

  /// The language of the keys, as a code such as `en`, or `zh-Hant`.
  var keyLanguage: String {
    let isTraditional = device?.settings.locale.language.script == .hanTraditional
    return language == "zh" && isTraditional ? "zh-Hant" : language
  }

  /// A Boolean value that indicates whether the keys of the language are implemented.
  package var hasOwnKeys: Bool { KeyboardLanguage.hasLetters(keyLanguage) }

  /// Returns the language of the keyboard's keys for a text input.
  ///
  /// Passwords, addresses, and ASCII text have English keys if the language's keyboard can't type
  /// them, as on a device with several keyboards.
  func language(for input: any UIKeyInput) -> String {
    let isASCII =
      switch input.keyboardType {
      case .asciiCapable, .emailAddress, .URL: true
      default: input.isSecureTextEntry
      }
    return isASCII && !KeyboardLanguage.named(keyLanguage).isASCIICapable ? "en" : keyLanguage
  }

  /// The digits from 1 to 9, and 0, in the numbering system of the locale.
  var digits: String {
    switch device?.settings.locale.numberingSystem.identifier {
    case "arab": "١٢٣٤٥٦٧٨٩٠"
    case "deva": "१२३४५६७८९०"
    default: "1234567890"
    }
  }

  /// The placement on this device: a phone's keyboard is always docked, and only some iPads can
  /// split theirs.
  var availablePlacement: KeyboardPlacement {
    guard let device, device.isPad, placement != .split || device.splitsKeyboard else {
      return .docked
    }
    return placement
  }

  /// The language of the input method, as a BCP 47 tag.
  package var inputLanguage: String {
    guard let locale = device?.settings.locale else { return "en-US" }
    let script = locale.language.script?.identifier
    if language == "zh" { return "zh-\(script ?? "Hans")" }
    // Only the keyboards of some languages use marked text, so the user must have switched to one
    // of them.
    if composes, language != "ja" { return "zh-Hans" }
    return locale.region.map { "\(language)-\($0.identifier)" } ?? language
  }
}
