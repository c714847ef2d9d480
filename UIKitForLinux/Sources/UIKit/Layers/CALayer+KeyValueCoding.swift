extension CALayer {
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  public final func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "contents": contents
    case "hidden": isHidden
    case "masksToBounds": masksToBounds
    default:
      if let key = LayerKey(rawValue: keyPath), let value = properties[key] {
        value.wrapped
      } else {
        customValues[keyPath]
      }
    }
  }

  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch (keyPath, value) {
    case ("frame", let value as CGRect): frame = value
    case ("contents", _): contents = value
    case ("hidden", let value as Bool): isHidden = value
    case ("masksToBounds", let value as Bool): masksToBounds = value
    default:
      if let key = LayerKey(rawValue: keyPath), properties[key] != nil {
        setAnimatable(AnimatableValue(value), under: key)
      } else {
        change(keyPath) { customValues[keyPath] = value }
        if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      }
    }
  }

  private func setAnimatable(_ value: AnimatableValue?, under key: LayerKey) {
    var changed = properties
    changed[key] = value
    // The action belongs to the whole property, for example `position` for `position.x`.
    let whole = key.rawValue.prefix { $0 != "." }
    guard changed[key] != properties[key] else { return }
    if whole == "bounds" { return bounds = changed.bounds }
    change(String(whole)) {
      properties = changed
      appearanceGeneration = RenderTick.next()
    }
  }
}

extension AnimatableValue {
  /// The value in the type that apps use, such as `CGFloat` or `CGRect`.
  package var wrapped: Any {
    switch self {
    case .scalar(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let values): values
    case .numbers(let values): values
    }
  }
}
