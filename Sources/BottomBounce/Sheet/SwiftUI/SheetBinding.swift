/// A value that the app owns, as in SwiftUI's `Binding`, which doesn't exist on Linux.
@MainActor struct SheetBinding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
}
