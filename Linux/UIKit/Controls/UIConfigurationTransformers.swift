/// Changes the attributes of a text that a configuration shows.
public struct UIConfigurationTextAttributesTransformer {
  /// Returns new attributes for those that it is handed.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that runs a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Runs the closure.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a colour that a configuration shows.
public struct UIConfigurationColorTransformer {
  /// Returns a new colour for the one that it is handed.
  public let transform: (UIColor) -> UIColor

  /// A transformer that runs a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Runs the closure.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }
}
