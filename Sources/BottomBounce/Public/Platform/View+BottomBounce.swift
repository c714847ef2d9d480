// SwiftUI exists only on Apple's platforms. This file isn't compiled on Linux.
#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  extension View {
    /// Shows a sheet over the screen that contains the view, while a binding is true.
    ///
    ///     row.bottomBounce(
    ///       isPresented: $asksForBirthday, title: "Birthday", .day(birthday, maximum: .today)
    ///     ) {
    ///       birthday = $0
    ///     }
    ///
    /// When the outcome is decided, the binding becomes false, and then a closure runs. Both happen
    /// in the next turn of the main actor, because state can't change while SwiftUI updates its
    /// views. If the app sets the binding to false, the sheet is dismissed with
    /// ``Cancellation/programmatic``. The sheet covers the view of the nearest view controller. It
    /// is a subview of that view's superview, because iOS 26 doesn't support subviews of a hosting
    /// controller's view.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that presents and dismisses the sheet.
    ///   - title: The title above the content. The default is `nil`: no title.
    ///   - content: The content of the sheet. It is read when the sheet is presented.
    ///   - configuration: The options of the sheet. They are read when the sheet is presented.
    ///   - onValue: Called with the value when the user has confirmed.
    ///   - onCancel: Called with the reason when there is no value. The default is `nil`.
    /// - Returns: The view with the modifier.
    @MainActor public func bottomBounce<Content: SheetContent>(
      isPresented: Binding<Bool>, title: String? = nil, _ content: Content,
      configuration: SheetConfiguration = SheetConfiguration(),
      onValue: @escaping @MainActor (Content.Value) -> Void,
      onCancel: (@MainActor (Cancellation) -> Void)? = nil
    ) -> some View {
      background(
        SheetAnchor(
          isPresented: isPresented, title: title, content: content, configuration: configuration,
          onValue: onValue, onCancel: onCancel))
    }
  }

  /// An invisible view with which a modifier finds its position in UIKit's view hierarchy.
  private struct SheetAnchor<Content: SheetContent>: UIViewRepresentable {
    @Binding var isPresented: Bool
    let title: String?
    let content: Content
    let configuration: SheetConfiguration
    let onValue: @MainActor (Content.Value) -> Void
    let onCancel: (@MainActor (Cancellation) -> Void)?

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      let coordinator = context.coordinator
      coordinator.anchor = self
      guard isPresented != coordinator.lastIsPresented else { return }
      coordinator.lastIsPresented = isPresented
      // SwiftUI adds the view to a window after its first update, and state can't change during an
      // update.
      Task { @MainActor in coordinator.followBinding(in: view) }
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      Task { @MainActor in coordinator.sheet.dismiss() }
    }

    /// The state of the modifier between updates of the view.
    @MainActor final class Coordinator {
      let sheet = BottomBounceView()
      /// The values of the last update.
      ///
      /// Its closures get the outcome.
      var anchor: SheetAnchor
      /// The value of the binding in the last update.
      var lastIsPresented = false
      /// A Boolean value that indicates whether a sheet is presented and has no outcome yet.
      private var isUndecided = false

      init(_ anchor: SheetAnchor) {
        self.anchor = anchor
      }

      /// Shows or dismisses the sheet, unless the binding has changed back.
      func followBinding(in view: UIView) {
        guard lastIsPresented != isUndecided else { return }
        isUndecided = lastIsPresented
        guard lastIsPresented else { return sheet.dismiss() }
        sheet.show(
          anchor.content, title: anchor.title, in: Self.host(of: view),
          configuration: anchor.configuration
        ) { value in
          self.end { $0.onValue(value) }
        } onCancel: { reason in
          self.end { $0.onCancel?(reason) }
        }
      }

      /// Delivers the outcome in the next turn.
      ///
      /// A host view can leave its window during an update.
      private func end(_ deliver: @escaping @MainActor (SheetAnchor) -> Void) {
        isUndecided = false
        // If the binding has dismissed the sheet, the app may have set it to true again.
        let resetsBinding = lastIsPresented
        Task { @MainActor in
          if resetsBinding {
            lastIsPresented = false
            anchor.isPresented = false
          }
          deliver(anchor)
        }
      }

      /// Returns the view of the nearest view controller.
      ///
      /// Without a window the sheet cancels.
      private static func host(of view: UIView) -> UIView {
        var responder: UIResponder? = view
        while let next = responder {
          if let controller = next as? UIViewController { return controller.view }
          responder = next.next
        }
        return view.window ?? view
      }
    }
  }
#endif
