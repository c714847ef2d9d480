/// A stored property of all elements of an array.
///
/// Code that doesn't know the type of options at compile time copies an option to read one
/// property, and looks up its type each time. For 100,000 options that takes longer than showing
/// them.
struct StoredField<Field> {
  private let first: UnsafeRawPointer
  private let stride: Int
  /// The number of elements.
  let count: Int

  /// Creates a field of the elements in a buffer, or returns `nil` if there are no elements or the
  /// property isn't stored.
  fileprivate init?<Element>(
    _ property: KeyPath<Element, Field>, of elements: UnsafeBufferPointer<Element>
  ) {
    guard let start = UnsafeRawBufferPointer(elements).baseAddress, !elements.isEmpty,
      let offset = MemoryLayout<Element>.offset(of: property)
    else { return nil }
    first = start + offset
    stride = MemoryLayout<Element>.stride
    count = elements.count
  }

  /// Returns the property of an element.
  subscript(index: Int) -> Field {
    precondition(index >= 0 && index < count)
    return (first + index * stride).assumingMemoryBound(to: Field.self).pointee
  }
}

extension Array {
  /// Calls a closure with a stored property of the elements, unless there are none.
  func withField<Field, Result>(
    _ property: KeyPath<Element, Field>, _ body: (StoredField<Field>) -> Result
  ) -> Result? {
    withUnsafeBufferPointer { StoredField(property, of: $0).map(body) }
  }

  /// Returns the index of the first element with each of some values of a stored property, if there
  /// is one.
  func firstIndices<Field: Hashable>(
    of values: Set<Field>, in property: KeyPath<Element, Field>
  ) -> [Field: Int] {
    guard let value = values.first else { return [:] }
    return withField(property) { $0.firstIndices(of: values, value) } ?? [:]
  }
}

extension StoredField where Field: Hashable {
  fileprivate func firstIndices(of values: Set<Field>, _ value: Field) -> [Field: Int] {
    var found: [Field: Int] = [:]
    if values.count == 1 {
      for index in 0..<count where self[index] == value {
        found[value] = index
        break
      }
      return found
    }
    var rest = values
    // A search for a number is faster than one for a value whose type isn't known.
    let hashes = Set(values.map(\.hashValue))
    for index in 0..<count where hashes.contains(self[index].hashValue) {
      if let value = rest.remove(self[index]) { found[value] = index }
      if rest.isEmpty { break }
    }
    return found
  }
}
