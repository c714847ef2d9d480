// Values of an enumeration with raw values and no titles, for which the Swift compiler has no
// message without these functions. The other requirement keeps them out of messages about strings.
extension SheetContent where Self: _ContentFactory {
  /// Values need titles.
  @_disfavoredOverload
  @available(*, unavailable, message: "Say the titles of the values, as in title: { $0.rawValue }.")
  public static func list<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ values: [Choice], selected: Choice? = nil
  ) -> ListContent<Choice> where Self == ListContent<Choice> {
    ListContent(OptionSource(values) { "\($0)" }, selected: selected)
  }

  /// Values need titles.
  @_disfavoredOverload
  @available(*, unavailable, message: "Say the titles of the values, as in title: { $0.rawValue }.")
  public static func checklist<Selection>(
    _ values: [Selection.Element], selected: Selection, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Selection>
  where
    Self == ChecklistContent<Selection>,
    Selection.Element: RawRepresentable & CaseIterable
  {
    ChecklistContent(OptionSource(values) { "\($0)" }, selected, minimum, maximum)
  }
}
