/// The places of selected values among options, which stay known while the options stay the same
/// array.
///
/// A form describes the content of a row again after each change, and a row may have very many
/// options.
final class OptionPlaces<Choice: Hashable> {
  private var selected: Set<Choice> = []
  private var places: [Choice: Int] = [:]
  /// The array whose elements were searched.
  ///
  /// While it is kept, no other array has its address.
  private var options: Any?
  private var address: UnsafeRawPointer?
  private var count = 0

  /// Returns the index of the first option with each of the selected values, if there is one.
  func find<Option>(
    _ selected: Set<Choice>, in options: [Option], value: (Option) -> Choice
  ) -> [Choice: Int] {
    let address = options.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    if address == self.address, count == options.count, selected == self.selected { return places }
    (self.selected, self.options) = (selected, options)
    (self.address, count, places) = (address, options.count, [:])
    for (index, option) in options.enumerated() {
      if places.count == selected.count { break }
      let value = value(option)
      if selected.contains(value), places[value] == nil { places[value] = index }
    }
    return places
  }
}
