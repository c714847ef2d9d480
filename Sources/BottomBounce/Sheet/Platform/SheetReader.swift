// SwiftUI exists only on Apple's platforms. On Linux this file is only type-checked.
#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  /// A view whose code shows a sheet and awaits its outcome, in place of a modifier with bindings.
  ///
  /// ```swift
  /// SheetReader { sheets in
  ///   Button("Rename") {
  ///     Task {
  ///       let outcome = try await sheets.outcome(of: .text(model.name), title: "Name")
  ///       if let name = outcome.value { await model.rename(to: name) }
  ///     }
  ///   }
  /// }
  /// ```
  public struct SheetReader<Content: View>: View {
    @State private var proxy = SheetProxy()
    private let content: (SheetProxy) -> Content

    /// Creates a view from a closure, whose parameter shows sheets.
    public init(@ViewBuilder content: @escaping (SheetProxy) -> Content) {
      self.content = content
    }

    /// The content.
    public var body: some View { content(proxy).background(SheetProxyAnchor(proxy: proxy)) }
  }

  /// An object that shows sheets over the screen of a ``SheetReader``.
  @MainActor public final class SheetProxy {
    fileprivate weak var anchor: UIView?
    fileprivate var environment = SheetEnvironment()

    /// Shows a sheet over the whole screen that asks for a value, and returns the outcome when the
    /// sheet is removed.
    ///
    /// If the view isn't on screen, the reason is ``Cancellation/hostDetached``. The parameters,
    /// the return value, and the error are those of
    /// ``BottomBounceView/outcome(of:title:from:extraButtons:configuration:callbacks:shouldDismiss:commit:)``.
    public func outcome<Content: SheetContent<Value>, Value>(
      of content: Content, title: (any SheetTitle)? = nil, extraButtons: [SheetButton] = [],
      configuration: SheetConfiguration = SheetConfiguration(),
      callbacks: SheetCallbacks<Value> = SheetCallbacks(),
      shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
      commit: (@MainActor (Value) async throws -> Void)? = nil
    ) async throws(CancellationError) -> Outcome<Value> {
      guard let controller = anchor?.nearestViewController else {
        return .cancelled(.hostDetached)
      }
      let sheet = BottomBounceView()
      sheet.environment = environment
      sheet.environment.tintColor = anchor?.tintColor
      return try await sheet.outcome(
        of: content, title: title, from: controller, extraButtons: extraButtons,
        configuration: configuration.anchored(to: anchor), callbacks: callbacks,
        shouldDismiss: shouldDismiss, commit: commit)
    }
  }

  private struct SheetProxyAnchor: UIViewRepresentable {
    let proxy: SheetProxy

    func makeUIView(context: Context) -> SheetAnchorView { SheetAnchorView() }

    func updateUIView(_ view: SheetAnchorView, context: Context) {
      proxy.anchor = view
      proxy.environment = SheetEnvironment(context.environment)
    }
  }
#endif
