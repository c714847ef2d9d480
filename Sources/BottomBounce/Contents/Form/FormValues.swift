/// The values of a form while the user edits them.
///
/// It has the properties of the app's value:
///
/// ```swift
/// if profile.hasEnd { f.field("End", \.end) { .date($0) } }
/// ```
///
/// If the app's value is an object, its fields have the edited values here, and the object itself
/// doesn't change before OK. For a property inside an object's property, pass the same key path as
/// to the field:
///
/// ```swift
/// f.field("City", \.address.city) { .text($0) }
/// if office[\.address.city].isEmpty { f.toggle("Remote", \.isRemote) }
/// ```
///
/// There, `office.address` is the address that the object still has.
@dynamicMemberLookup @MainActor public struct FormValues<Root> {
  /// The app's value with the edited fields.
  ///
  /// Objects in it don't have their edited values.
  public var root: Root {
    reads.noteAll()
    return storedRoot
  }

  private var storedRoot: Root
  /// Notes which properties the closures of the app read.
  let reads = FormReads<Root>()
  /// The edited properties of objects.
  private var edits: [PartialKeyPath<Root>: Edit] = [:]

  /// A property of an object that the user has edited.
  private struct Edit {
    let value: Any
    /// Writes the value into the object, and returns a closure that takes it back.
    let apply: @MainActor (Root) -> @MainActor () -> Void
  }

  init(_ root: Root) {
    storedRoot = root
  }

  /// Returns the edited value of a property.
  public subscript<Value>(dynamicMember property: KeyPath<Root, Value>) -> Value {
    let value = value(of: property)
    reads.note(property, value)
    return value
  }

  /// Returns the edited value of a field's property, which may be inside a property of an object.
  ///
  /// - Parameter property: The key path that the field has.
  public subscript<Value>(property: KeyPath<Root, Value>) -> Value {
    self[dynamicMember: property]
  }

  private func value<Value>(of property: KeyPath<Root, Value>) -> Value {
    if let edit = edits[property], let value = edit.value as? Value { return value }
    return storedRoot[keyPath: property]
  }

  /// Sets the edited value of a property.
  mutating func set<Value>(_ value: Value, at property: WritableKeyPath<Root, Value>) {
    guard let property = property as? ReferenceWritableKeyPath<Root, Value> else {
      return storedRoot[keyPath: property] = value
    }
    edits[property] = Edit(value: value) { root in
      let old = root[keyPath: property]
      root[keyPath: property] = value
      return { root[keyPath: property] = old }
    }
  }

  /// Writes the edited values into the objects, and returns a closure that takes them back.
  func apply() -> @MainActor () -> Void {
    let undos = edits.values.map { $0.apply(storedRoot) }
    return { for undo in undos.reversed() { undo() } }
  }
}
