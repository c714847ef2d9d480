/// What a row of a form remembers until the form describes its content again.
@MainActor final class RowMemory {
  private var object: AnyObject?
  /// The memory of the row whose content is asked at the moment; `nil` outside of rows.
  private static var current: RowMemory?

  /// Calls a closure that asks the content of the row.
  func use(_ ask: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    ask()
  }

  /// Returns the object that the current row remembers, or a new one if there is none of its type.
  static func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = current?.object as? Object { return object }
    let object = make()
    current?.object = object
    return object
  }
}
