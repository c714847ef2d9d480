// SwiftUI exists on Apple's platforms only: what is in this file has never been compiled on Linux.
#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  extension View {
    /// Shows a sheet over the screen that the view is in, as long as a binding is true.
    ///
    ///     row.bottomBounce(isPresented: $asksForBirthday, .day(birthday, maximum: .today)) {
    ///       birthday = $0
    ///     }
    ///
    /// The binding is false again when it is decided, before the closures run. Both happen in the turn of the main actor
    /// after the decision, because no state may change while SwiftUI updates its views. Setting the binding to false
    /// dismisses the sheet, with ``Cancellation/code``. The sheet covers the view of the nearest view controller. It is a
    /// subview of that view's superview, because iOS 26 does not support subviews of a hosting controller's view.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is wanted.
    ///   - content: What to ask for; read when the sheet is shown.
    ///   - configuration: How the sheet looks; read when the sheet is shown.
    ///   - onValue: Gets the value when the person has confirmed it.
    ///   - onCancel: Gets the reason when there is no value.
    @MainActor public func bottomBounce<Asked: SheetContent>(
      isPresented: Binding<Bool>, _ content: Asked,
      configuration: BottomBounceView.Configuration = BottomBounceView.Configuration(),
      onValue: @escaping @MainActor (Asked.Value) -> Void,
      onCancel: (@MainActor (Cancellation) -> Void)? = nil
    ) -> some View {
      background(
        SheetAnchor(
          isPresented: isPresented, content: content, configuration: configuration,
          onValue: onValue, onCancel: onCancel))
    }
  }

  /// A view that cannot be seen, and knows where in UIKit's hierarchy the modified view is.
  private struct SheetAnchor<Asked: SheetContent>: UIViewRepresentable {
    @Binding var isPresented: Bool
    let content: Asked
    let configuration: BottomBounceView.Configuration
    let onValue: @MainActor (Asked.Value) -> Void
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
      guard isPresented != coordinator.isWanted else { return }
      coordinator.isWanted = isPresented
      // SwiftUI puts the view into a window after its first update, and state may not change during one.
      Task { @MainActor in coordinator.followBinding(in: view) }
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      Task { @MainActor in coordinator.sheet.dismiss() }
    }

    /// What outlives the updates of the view.
    @MainActor final class Coordinator {
      let sheet = BottomBounceView()
      /// The values of the last update: its closures are the ones to tell.
      var anchor: SheetAnchor
      /// Whether the binding was true when it was last looked at.
      var isWanted = false
      /// Whether a sheet is shown that has no outcome yet.
      private var isUp = false

      init(_ anchor: SheetAnchor) {
        self.anchor = anchor
      }

      /// Shows or dismisses the sheet, unless the binding has changed back meanwhile.
      func followBinding(in view: UIView) {
        guard isWanted != isUp else { return }
        isUp = isWanted
        guard isWanted else { return sheet.dismiss() }
        sheet.show(
          anchor.content, in: Self.host(of: view), configuration: anchor.configuration
        ) { value in
          self.end { $0.onValue(value) }
        } onCancel: { reason in
          self.end { $0.onCancel?(reason) }
        }
      }

      /// Tells the outcome in the next turn: a host may leave its window while SwiftUI updates its views.
      private func end(_ tell: @escaping @MainActor (SheetAnchor) -> Void) {
        isUp = false
        // What the binding itself has dismissed is not wanted, and may be wanted again by then.
        let endsBinding = isWanted
        Task { @MainActor in
          if endsBinding {
            isWanted = false
            anchor.isPresented = false
          }
          tell(anchor)
        }
      }

      /// The view of the nearest controller; without one the sheet says itself that it has no window.
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
