/// What a button shows in its states where no configuration says it.
struct ButtonStates {
  struct Values {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var values: [UInt: Values] = [:]

  subscript(state: UIControl.State) -> Values {
    get { values[state.rawValue] ?? Values() }
    set { values[state.rawValue] = newValue }
  }

  /// The value of a state, or else that of the normal one.
  func value<Value>(
    _ path: KeyPath<Values, Value?>, for state: UIControl.State
  ) -> Value? {
    self[state][keyPath: path] ?? self[.normal][keyPath: path]
  }
}

extension UIButton {
  /// Sets the title of a state; other states show the normal one's unless they have their own.
  public final func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal, configuration != nil { configuration?.title = title }
    states[state].title = title
    contentsChanged()
  }

  /// Sets the attributed title of a state, which wins over the plain one.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    states[state].attributedTitle = title
    contentsChanged()
  }

  /// Sets the colour of the title in a state.
  public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states[state].titleColor = color
    setNeedsUpdateConfiguration()
  }

  /// Sets the image of a state.
  public final func setImage(_ image: UIImage?, for state: UIControl.State) {
    if state == .normal, configuration != nil { configuration?.image = image }
    states[state].image = image
    contentsChanged()
  }

  /// Sets the image behind title and image in a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    states[state].backgroundImage = image
    contentsChanged()
  }

  /// Returns the title of a state.
  public final func title(for state: UIControl.State) -> String? {
    states.value(\.title, for: state)
  }

  /// Returns the attributed title of a state.
  public final func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    states.value(\.attributedTitle, for: state)
  }

  /// Returns the colour of the title in a state.
  public final func titleColor(for state: UIControl.State) -> UIColor? {
    states.value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  /// Returns the image of a state.
  public final func image(for state: UIControl.State) -> UIImage? {
    states.value(\.image, for: state)
  }

  /// Returns the background image of a state.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    states.value(\.backgroundImage, for: state)
  }

  /// The title that is shown.
  public final var currentTitle: String? { title(for: state) }
  /// The attributed title that is shown.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image that is shown.
  public final var currentImage: UIImage? { image(for: state) }
  /// The background image that is shown.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled)
      ? .tertiaryLabel : role == .destructive ? .systemRed : tintColor ?? .tintColor
  }
}
