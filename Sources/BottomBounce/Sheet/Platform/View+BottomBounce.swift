// SwiftUI exists only on Apple's platforms. On Linux this file is only type-checked.
#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Shows a sheet over the whole screen while a binding is true, and passes its value to a
    /// closure.
    ///
    /// ```swift
    /// Button("Name") { asksForName = true }
    ///   .bottomBounce(isPresented: $asksForName, title: "Name") {
    ///     .text(name)
    ///   } onValue: {
    ///     name = $0
    ///   }
    /// ```
    ///
    /// When the user has decided, the binding becomes false. Exactly one of the closures runs when
    /// the sheet is removed. If the app sets the binding to false, the sheet is canceled with
    /// ``Cancellation/programmatic``. See <doc:SwiftUI>.
    ///
    /// `isPresented` presents and dismisses the sheet. `content` returns the content, and is called
    /// at each change of state while the sheet is presented. `selectedDetent` is a binding to the
    /// detent of the panel. Its default has no effect. The other parameters are those of
    /// ``BottomBounceView/show(_:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:onValue:onCancel:)``.
    @MainActor public func bottomBounce<Content: SheetContent<Value>, Value>(
      isPresented: Binding<Bool>, title: (any SheetTitle)? = nil,
      extraButtons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
      callbacks: SheetCallbacks<Value> = SheetCallbacks(),
      shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
      commit: (@MainActor (Value) async throws -> Void)? = nil,
      selectedDetent: Binding<SheetDetent.Identifier?> = .constant(nil),
      content: @escaping @MainActor () -> Content,
      onValue: @escaping @MainActor (Value) -> Void,
      onCancel: (@MainActor (Cancellation) -> Void)? = nil
    ) -> some View {
      var values = SheetModifierValues(
        isPresented: SheetBinding(isPresented), content: content)
      values.onValue = { _, value in onValue(value) }
      values.onCancel = { _, reason in onCancel?(reason) }
      values.shouldDismiss = shouldDismiss
      values.commit = commit
      return bottomBounce(
        isPresented, values, title, { _ in extraButtons }, configuration, callbacks,
        selectedDetent)
    }

    /// Shows a sheet over the whole screen while a binding is true, and edits a value.
    ///
    /// ```swift
    /// Button("Name") { asksForName = true }
    ///   .bottomBounce(isPresented: $asksForName, value: $name, title: "Name") {
    ///     .text($0)
    ///   }
    /// ```
    ///
    /// OK sets the value before the panel animates out. If the user cancels, the value doesn't
    /// change. See <doc:SwiftUI>.
    ///
    /// `value` is a binding to the value, with which `content` is called. The other parameters are
    /// those of the modifier with `isPresented` and `onValue`.
    @MainActor public func bottomBounce<Content: SheetContent<Value>, Value>(
      isPresented: Binding<Bool>, value: Binding<Value>, title: (any SheetTitle)? = nil,
      extraButtons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
      callbacks: SheetCallbacks<Value> = SheetCallbacks(),
      shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
      commit: (@MainActor (Value) async throws -> Void)? = nil,
      selectedDetent: Binding<SheetDetent.Identifier?> = .constant(nil),
      content: @escaping @MainActor (Value) -> Content,
      onCancel: (@MainActor (Cancellation) -> Void)? = nil
    ) -> some View {
      var values = SheetModifierValues(
        isPresented: SheetBinding(isPresented), value: SheetBinding(value), content: content)
      values.onCancel = { _, reason in onCancel?(reason) }
      values.shouldDismiss = shouldDismiss
      values.commit = commit
      return bottomBounce(
        isPresented, values, title, { _ in extraButtons }, configuration, callbacks,
        selectedDetent)
    }

    /// Shows a sheet over the whole screen while a binding is true, and edits a value that may not
    /// be set yet.
    ///
    /// ```swift
    /// Button("Birthday") { asksForBirthday = true }
    ///   .bottomBounce(isPresented: $asksForBirthday, value: $birthday, title: "Birthday") {
    ///     .day($0, maximum: .today)
    ///   }
    /// ```
    ///
    /// OK sets the value before the panel animates out. If the user cancels, the value doesn't
    /// change. See <doc:SwiftUI>.
    ///
    /// `value` is a binding to the value, with which `content` is called. The other parameters are
    /// those of the modifier with `isPresented` and `onValue`.
    @MainActor public func bottomBounce<Content: SheetContent<Value>, Value>(
      isPresented: Binding<Bool>, value: Binding<Value?>, title: (any SheetTitle)? = nil,
      extraButtons: [SheetButton] = [], configuration: SheetConfiguration = SheetConfiguration(),
      callbacks: SheetCallbacks<Value> = SheetCallbacks(),
      shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
      commit: (@MainActor (Value) async throws -> Void)? = nil,
      selectedDetent: Binding<SheetDetent.Identifier?> = .constant(nil),
      content: @escaping @MainActor (Value?) -> Content,
      onCancel: (@MainActor (Cancellation) -> Void)? = nil
    ) -> some View {
      var values = SheetModifierValues(
        isPresented: SheetBinding(isPresented), value: SheetBinding(value), content: content)
      values.onCancel = { _, reason in onCancel?(reason) }
      values.shouldDismiss = shouldDismiss
      values.commit = commit
      return bottomBounce(
        isPresented, values, title, { _ in extraButtons }, configuration, callbacks,
        selectedDetent)
    }

    /// Shows a sheet over the whole screen while a binding has an item.
    ///
    /// ```swift
    /// List(reminders) { reminder in
    ///   Button(reminder.text) { edited = reminder }
    /// }
    /// .bottomBounce(item: $edited, title: "Reminder") { reminder in
    ///   .text(reminder.text)
    /// } onValue: { reminder, text in
    ///   rename(reminder, to: text)
    /// }
    /// ```
    ///
    /// When the user has decided, the binding becomes `nil`. If the app sets another item, the
    /// sheet is canceled with ``Cancellation/programmatic``, and one for the new item replaces it.
    /// See <doc:SwiftUI>.
    ///
    /// `extraButtons` returns the buttons for an item. The closures get the item. The other
    /// parameters are those of the modifier with `isPresented` and `onValue`.
    @MainActor public func bottomBounce<Item: Identifiable, Content: SheetContent<Value>, Value>(
      item: Binding<Item?>, title: (any SheetTitle)? = nil,
      extraButtons: @escaping @MainActor (Item) -> [SheetButton] = { _ in [] },
      configuration: SheetConfiguration = SheetConfiguration(),
      callbacks: SheetCallbacks<Value> = SheetCallbacks(),
      shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
      commit: (@MainActor (Value) async throws -> Void)? = nil,
      selectedDetent: Binding<SheetDetent.Identifier?> = .constant(nil),
      content: @escaping @MainActor (Item) -> Content,
      onValue: @escaping @MainActor (Item, Value) -> Void,
      onCancel: (@MainActor (Item, Cancellation) -> Void)? = nil
    ) -> some View {
      var values = SheetModifierValues(item: SheetBinding(item), content: content)
      values.onValue = onValue
      if let onCancel { values.onCancel = onCancel }
      values.shouldDismiss = shouldDismiss
      values.commit = commit
      return bottomBounce(
        item, values, title, extraButtons, configuration, callbacks, selectedDetent)
    }

    private func bottomBounce<Presented, Item, Content: SheetContent>(
      _ presented: Binding<Presented>, _ values: SheetModifierValues<Item, Content>,
      _ title: (any SheetTitle)?, _ buttons: @escaping @MainActor (Item) -> [SheetButton],
      _ configuration: SheetConfiguration,
      _ callbacks: SheetCallbacks<Content.Value>,
      _ selectedDetent: Binding<SheetDetent.Identifier?>
    ) -> some View {
      var values = values
      values.title = title
      values.buttons = buttons
      values.configuration = configuration
      values.callbacks = callbacks
      values.selectedDetent = SheetBinding(selectedDetent)
      // SwiftUI updates a view only for state that its body has read.
      if let item = values.presented?.item { _ = (values.content(item), buttons(item)) }
      return background(
        SheetAnchor(presented: presented, selectedDetent: selectedDetent, values: values))
    }
  }

  extension SheetBinding {
    fileprivate init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }
#endif
