public import BottomBounce

extension Sequence where Element: Hashable {
  /// Returns an option for each element.
  public func sheetOptions(title: (Element) -> String) -> [SheetOption<Element>] {
    map { SheetOption($0, title: title($0)) }
  }
}
