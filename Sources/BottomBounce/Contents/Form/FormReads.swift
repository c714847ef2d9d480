/// Notes which properties of a form's values a closure of the app reads.
///
/// All copies of the values share one object.
@MainActor final class FormReads<Root> {
  /// The properties that a closure has read.
  struct Record {
    /// The closures return whether values of the form have the same value for the property.
    fileprivate var properties: [FormProperty<Root>: (FormValues<Root>) -> Bool] = [:]
    /// A Boolean value that indicates whether the closure has read the value as a whole,
    /// not through its properties.
    fileprivate(set) var containsAll = false

    /// Returns whether the closure has read one of the properties, or a part of one.
    func overlaps(_ others: [FormProperty<Root>]) -> Bool {
      if containsAll { return !others.isEmpty }
      return others.contains { other in properties.keys.contains { $0.overlaps(other) } }
    }

    /// Returns whether the closure would read the same values again.
    ///
    /// Values that can't be compared count as different.
    @MainActor func isCurrent(in values: FormValues<Root>) -> Bool {
      !containsAll && properties.values.allSatisfy { $0(values) }
    }
  }

  /// What the running closure has read; `nil` if none runs.
  private var record: Record?

  /// Runs a closure, and returns its result with what it has read.
  func record<Result>(_ closure: () -> Result) -> (result: Result, reads: Record) {
    let outer = record
    record = Record()
    defer { record = outer }
    let result = closure()
    return (result, record ?? Record())
  }

  func note<Value>(_ property: KeyPath<Root, Value>, _ value: Value) {
    record?.properties[FormProperty(property)] = { values in
      Equality.areEqual(values[dynamicMember: property], value) == true
    }
  }

  func noteAll() {
    record?.containsAll = true
  }
}

/// A property of a form's value.
struct FormProperty<Root>: Hashable {
  private let path: PartialKeyPath<Root>
  private let size: Int

  init<Value>(_ path: KeyPath<Root, Value>) {
    self.path = path
    size = MemoryLayout<Value>.size
  }

  /// Returns whether one property is the other one, or a stored part of it.
  ///
  /// Parts of objects and of computed properties aren't recognized.
  func overlaps(_ other: FormProperty) -> Bool {
    if self == other { return true }
    guard let bytes, let others = other.bytes else { return false }
    return bytes.overlaps(others)
  }

  /// The place of a stored property in the value; `nil` for other properties.
  private var bytes: Range<Int>? {
    MemoryLayout<Root>.offset(of: path).map { $0..<$0 + size }
  }
}
