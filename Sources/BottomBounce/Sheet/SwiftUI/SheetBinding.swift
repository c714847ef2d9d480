/// A value that the app owns, as in SwiftUI's `Binding`.
///
/// Tests on Linux, where SwiftUI doesn't exist, make their own.
@MainActor struct SheetBinding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
}
