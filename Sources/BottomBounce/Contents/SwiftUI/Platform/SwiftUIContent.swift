// SwiftUI exists only on Apple's platforms. On Linux this file is only type-checked.
#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  /// Content that asks for the value of a SwiftUI view.
  ///
  /// ```swift
  /// sheet.show(
  ///   .view(rating) { $rating in RatingRow(rating: $rating) }, title: "Rating", from: self
  /// ) { [weak self] rating in
  ///   self?.rating = rating
  /// }
  /// ```
  ///
  /// The view is hosted by `UIHostingConfiguration`. The sheet has the height of the view in the
  /// width of the panel, and follows its changes. The view can confirm with
  /// `EnvironmentValues.confirmSheet`.
  ///
  /// A `UIHostingConfiguration` doesn't show views that wrap a view controller
  /// (`UIViewControllerRepresentable`).
  public struct SwiftUIContent<Value, Content: View>: _ContentFactory, _ContentWithParts {
    private var value: Value
    private let scrolls: Bool
    private let content: (Binding<Value>) -> Content
    /// The rules and the line of text, for the package only.
    public var _parts = _ContentParts<Value>()

    init(
      _ value: Value, scrolls: Bool = false,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
      self.value = value
      self.scrolls = scrolls
      self.content = content
    }

    /// Returns a view that hosts the SwiftUI view.
    public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
      let shown = ShownContent(self, context)
      let model = HostedValue(value, context: shown.context)
      let layout = LayoutLink()
      let root = HostedRoot(
        model: model, scrolls: scrolls, context: shown.context, layout: layout, content: content)
      // By default a hosted view is at least as high as a row of a list.
      let hosted = UIHostingConfiguration { root }.margins(.all, 0).minSize(width: 0, height: 0)
        .makeContentView()
      let view = HostedBodyView(hosted, context: shown.context)
      layout.view = view
      let own = view.makeBody(of: model, scrolls: scrolls)
      return shown.ruledBody(view, own.traits) { _ in
        own.answer()
      } show: { content, update in
        if !update.keepsValue { model.value = content.value }
        return true
      }
    }

    /// Returns the initial value, or the error of a rule that it breaks.
    public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
      checked(.success(value))
    }
  }

  extension SwiftUIContent: ReplaceableContent {
    var described: Value? { value }

    func replacing(_ value: Value, _ context: SheetContext) -> SwiftUIContent? {
      var content = self
      content.value = value
      return content
    }
  }

  extension SheetContent where Self: _ContentFactory {
    /// Asks for the value of a SwiftUI view.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - scrolls: Whether the view scrolls vertically, as a `List` does, and can use any height.
    ///     The default is `false`.
    ///   - content: Returns the view. It changes the value through the binding.
    public static func view<Value, Content>(
      _ value: Value, scrolls: Bool = false,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> SwiftUIContent<Value, Content> where Self == SwiftUIContent<Value, Content> {
      SwiftUIContent(value, scrolls: scrolls, content: content)
    }
  }

  /// A weak reference to the body's view, which is created after the view that it hosts.
  @MainActor private final class LayoutLink {
    weak var view: HostedBodyView?
  }

  private struct HostedRoot<Value, Content: View>: View {
    let model: HostedValue<Value>
    let scrolls: Bool
    let context: SheetContext
    let layout: LayoutLink
    let content: (Binding<Value>) -> Content

    var body: some View {
      // Otherwise a view that is higher than before would be compressed until the next layout.
      content(
        Binding(get: { @MainActor in model.value }, set: { @MainActor in model.set($0) })
      )
      .fixedSize(horizontal: false, vertical: !scrolls)
      // SwiftUI can call the first closure on another thread.
      .onGeometryChange(for: CGFloat.self) { @Sendable geometry in
        geometry.size.height
      } action: { height in
        if !scrolls { layout.view?.contentDidLayOut(height: height) }
      }
      .tint(model.tintColor.map { Color(uiColor: $0) })
      .environment(\.locale, context.locale)
      .environment(\.calendar, context.calendar)
      .environment(\.timeZone, context.timeZone)
      .environment(\.confirmSheet, ConfirmSheetAction { context.confirm() })
    }
  }
#endif
