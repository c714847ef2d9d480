/// The values of a `bottomBounce` modifier in one update of its view.
///
/// `Item` is what the sheet is about: `Void` for a Boolean binding.
@MainActor struct SheetModifierValues<Item, Content: SheetContent> {
  /// An item, and the identity by which a change to another item is noticed.
  struct Presented {
    let item: Item
    let id: AnyHashable
  }

  /// Returns what the binding presents now; `nil` for no sheet.
  private let read: @MainActor () -> Presented?
  /// Sets the binding to no sheet.
  private let clear: @MainActor () -> Void
  var title: (any SheetTitle)?
  /// Returns the additional buttons for an item.
  var buttons: @MainActor (Item) -> [SheetButton] = { _ in [] }
  var configuration = SheetConfiguration()
  var callbacks = SheetCallbacks<Content.Value>()
  var shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  var commit: (@MainActor (Content.Value) async throws -> Void)?
  var selectedDetent: SheetBinding<SheetDetent.Identifier?>?
  /// Returns the content for an item.
  var content: @MainActor (Item) -> Content
  /// Called with a confirmed value before the panel animates out.
  var write: @MainActor (Content.Value) -> Void = { _ in }
  /// Called with a confirmed value when the sheet is removed.
  var onValue: @MainActor (Item, Content.Value) -> Void = { _, _ in }
  /// Called with the reason when the sheet is removed without a value.
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

  /// What the binding presents now; `nil` for no sheet.
  var presented: Presented? { read() }

  /// Sets the binding to no sheet, unless it presents another item now.
  func reset(_ id: AnyHashable) {
    if presented?.id == id { clear() }
  }
}
