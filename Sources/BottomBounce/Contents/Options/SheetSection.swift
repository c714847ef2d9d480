/// A group of options in a list, with a header.
///
/// ```swift
/// let rooms = [
///   SheetSection("Kitchen", options: ["Ceiling light", "Oven"]),
///   SheetSection("Hall", options: ["Lamp"]),
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
}

extension SheetSection: Sendable where Value: Sendable {}
