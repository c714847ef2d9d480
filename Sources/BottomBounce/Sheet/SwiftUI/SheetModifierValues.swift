/// The values of one update of a `bottomBounce` modifier; `Item` is `Void` for a Boolean binding.
@MainActor struct SheetModifierValues<Item, Content: SheetContent> {
  struct Presented {
    let item: Item
    let id: AnyHashable
  }

  private let read: @MainActor () -> Presented?
  private let clear: @MainActor () -> Void
  var title: (any SheetTitle)?
  var buttons: @MainActor (Item) -> [SheetButton] = { _ in [] }
  @Boxed var configuration = SheetConfiguration()
  var callbacks = SheetCallbacks<Content.Value>()
  var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  var commit: (@MainActor (Content.Value) async throws -> Void)?
  var selectedDetent: SheetBinding<SheetDetent.Identifier?>?
  var content: @MainActor (Item) -> Content
  /// Called before the panel animates out.
  var write: @MainActor (Content.Value) -> Void = { _ in }
  /// Called when the sheet is removed.
  var onValue: @MainActor (Item, Content.Value) -> Void = { _, _ in }
  var onCancel: @MainActor (Item, Cancellation) -> Void = { _, _ in }

  init(item: SheetBinding<Item?>, content: @escaping @MainActor (Item) -> Content)
  where Item: Identifiable {
    read = { item.get().map { Presented(item: $0, id: AnyHashable($0.id)) } }
    clear = { item.set(nil) }
    self.content = content
  }

  init(isPresented: SheetBinding<Bool>, content: @escaping @MainActor () -> Content)
  where Item == Void {
    read = { isPresented.get() ? Presented(item: (), id: true) : nil }
    clear = { isPresented.set(false) }
    self.content = { _ in content() }
  }

  init(
    isPresented: SheetBinding<Bool>, value: SheetBinding<Content.Value>,
    content: @escaping @MainActor (Content.Value) -> Content
  ) where Item == Void {
    self.init(isPresented: isPresented) { content(value.get()) }
    write = value.set
  }

  init(
    isPresented: SheetBinding<Bool>, value: SheetBinding<Content.Value?>,
    content: @escaping @MainActor (Content.Value?) -> Content
  ) where Item == Void {
    self.init(isPresented: isPresented) { content(value.get()) }
    write = value.set
  }

  var presented: Presented? { read() }

  func reset(_ id: AnyHashable) {
    if presented?.id == id { clear() }
  }
}
