/// The titles and images of a button's states, for buttons without a configuration.
struct ButtonStates {
  struct Values {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  private var values: [UInt: Values] = [:]

  subscript(state: UIControl.State) -> Values {
    get { values[state.rawValue] ?? Values() }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value of a state, or else the value of the normal state.
  func value<Value>(
    _ path: KeyPath<Values, Value?>, for state: UIControl.State
  ) -> Value? {
    self[state][keyPath: path] ?? self[.normal][keyPath: path]
  }
}

extension UIButton {
  public final func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal, configuration != nil { configuration?.title = title }
    states[state].title = title
    contentsChanged()
  }

  public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states[state].titleColor = color
    setNeedsUpdateConfiguration()
  }

  public final func setImage(_ image: UIImage?, for state: UIControl.State) {
    if state == .normal, configuration != nil { configuration?.image = image }
    states[state].image = image
    contentsChanged()
  }

  public final func title(for state: UIControl.State) -> String? {
    states.value(\.title, for: state)
  }

  public final func titleColor(for state: UIControl.State) -> UIColor? {
    states.value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  public final func image(for state: UIControl.State) -> UIImage? {
    states.value(\.image, for: state)
  }

  public final var currentTitle: String? { title(for: state) }
  public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public final var currentImage: UIImage? { image(for: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled)
      ? .tertiaryLabel : role == .destructive ? .systemRed : tintColor ?? .tintColor
  }
}
