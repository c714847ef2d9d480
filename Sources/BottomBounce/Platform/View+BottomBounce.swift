// SwiftUI exists on Apple's platforms only: what is in this file has never been compiled on Linux.
#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Shows a sheet over the screen that the view is in, as long as a binding is true.
    ///
    ///     row.bottomBounce(isPresented: $asksForBirthday, .day(birthday, maximum: .today)) {
    ///       birthday = $0
    ///     }
    ///
    /// The binding is false again when it is decided, before the closures run. Setting it to false dismisses the sheet,
    /// with ``Cancellation/code``. The host is the view of the nearest view controller.
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

    /// What outlives the updates of the view.
    @MainActor final class Coordinator {
      let sheet = BottomBounceView()
      /// Whether the binding was true when it was last looked at.
      var isWanted = false
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
      let anchor = UIView()
      anchor.isUserInteractionEnabled = false
      return anchor
    }

    func updateUIView(_ anchor: UIView, context: Context) {
      let coordinator = context.coordinator
      guard isPresented != coordinator.isWanted else { return }
      coordinator.isWanted = isPresented
      // SwiftUI puts the anchor into a window after its first update, and state may not change during one.
      Task { @MainActor in
        guard coordinator.isWanted else { return coordinator.sheet.dismiss() }
        coordinator.sheet.show(content, in: Self.host(of: anchor), configuration: configuration) {
          end(coordinator)
          onValue($0)
        } onCancel: {
          end(coordinator)
          onCancel?($0)
        }
      }
    }

    static func dismantleUIView(_ anchor: UIView, coordinator: Coordinator) {
      Task { @MainActor in coordinator.sheet.dismiss() }
    }

    private func end(_ coordinator: Coordinator) {
      coordinator.isWanted = false
      isPresented = false
    }

    /// The view of the nearest controller; without one the sheet says itself that it has no window.
    private static func host(of anchor: UIView) -> UIView {
      var responder: UIResponder? = anchor
      while let next = responder {
        if let controller = next as? UIViewController { return controller.view }
        responder = next.next
      }
      return anchor.window ?? anchor
    }
  }
#endif
