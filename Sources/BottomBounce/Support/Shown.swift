/// What a body shows, which an update of its content replaces.
@MainActor final class Shown<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
