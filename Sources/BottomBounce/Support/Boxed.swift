/// A large value behind a reference, which takes much less code to copy; a change makes a new box.
@propertyWrapper indirect enum Boxed<Value> {
  case value(Value)

  init(wrappedValue: Value) {
    self = .value(wrappedValue)
  }

  var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
