/// A group of options in a list, with a header.
///
/// ```swift
/// let rooms = [
///   SheetSection("Kitchen", options: [SheetOption("l1", title: "Ceiling light")]),
///   SheetSection("Hall", options: [SheetOption("l2", title: "Lamp")]),
/// ]
/// ```
///
/// A section without options isn't shown, and neither is one without options that match a search.
public struct SheetSection<Value: Hashable> {
  /// The header above the options, in the user's language.
  ///
  /// If it is `nil` or empty, only a distance separates the options from the section above.
  public var title: String?
  /// The options, in their order.
  public var options: [SheetOption<Value>]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The header, in the user's language. The default is `nil`: no header.
  ///   - options: The options, in their order.
  public init(_ title: String? = nil, options: [SheetOption<Value>]) {
    self.title = title
    self.options = options
  }
}

extension SheetSection: Sendable where Value: Sendable {}
