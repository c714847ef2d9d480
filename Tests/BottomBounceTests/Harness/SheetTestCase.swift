import BottomBounce
import TestHost
import UIKit

/// Counts what the closures of a sheet are told.
@MainActor final class Recorder<Value: Sendable> {
  private(set) var values: [Value] = []
  private(set) var cancellations: [Cancellation] = []

  var total: Int { values.count + cancellations.count }
  var onValue: @MainActor (Value) -> Void { { self.values.append($0) } }
  var onCancel: @MainActor (Cancellation) -> Void { { self.cancellations.append($0) } }
}

extension TestHost {
  /// Shows a text sheet in the controller's view, and waits until it is up.
  func showText(
    _ sheet: BottomBounceView, _ content: TextContent = TextContent(),
    configuration: BottomBounceView.Configuration = .init(), in host: UIView? = nil
  ) async -> Recorder<String> {
    let recorder = Recorder<String>()
    sheet.show(
      content, in: host ?? view, configuration: configuration, onValue: recorder.onValue,
      onCancel: recorder.onCancel)
    await settle()
    return recorder
  }

  /// Shows a content in the controller's view, and waits until it is up.
  func show<Content: SheetContent>(
    _ content: Content, by sheet: BottomBounceView,
    configuration: BottomBounceView.Configuration = .init()
  ) async -> Recorder<Content.Value> {
    let recorder = Recorder<Content.Value>()
    sheet.show(
      content, in: view, configuration: configuration, onValue: recorder.onValue,
      onCancel: recorder.onCancel)
    await settle()
    return recorder
  }

  var okButton: UIControl? { control("BottomBounce.ok") }
  var cancelButton: UIControl? { control("BottomBounce.cancel") }
  var backdrop: UIView? { view("BottomBounce.backdrop") }
  var panel: UIView? { view("BottomBounce.panel") }
  /// The parts of the panel: its header's, and what it asks and tells, in the scroll view that it has around that.
  var parts: [UIView] {
    let contents = panel?.subviews.first { $0 is UIScrollView }?.subviews.first
    return (cancelButton?.superview?.subviews ?? []) + (contents?.subviews ?? [])
  }
  var datePicker: UIDatePicker? { view("BottomBounce.date") as? UIDatePicker }
  /// The message under the content, where there is one.
  var problem: String? {
    parts.compactMap { $0 as? UILabel }.last { !$0.isHidden }?.text
  }
  var textField: UITextField? { view("BottomBounce.text") as? UITextField }
  var textView: UITextView? { view("BottomBounce.text") as? UITextView }

  /// Pastes a text into what has the focus.
  func paste(_ text: String) {
    UIPasteboard.general.string = text
    (firstResponder as? UITextField)?.paste(nil)
    (firstResponder as? UITextView)?.paste(nil)
  }

  /// Taps a control of the sheet; a test fails visibly where there is none.
  func tapOK() { if let okButton { tap(okButton) } }
  func tapCancel() { if let cancelButton { tap(cancelButton) } }
  func tapBackdrop() {
    guard let backdrop else { return }
    // The middle of the backdrop may be under the panel.
    tap(CGPoint(x: backdrop.bounds.midX, y: 100), in: backdrop)
  }

  /// What a host must look like when a sheet has left no trace.
  struct Trace: Equatable {
    var subviews: [ObjectIdentifier]
    var recognizers: Int
    var firstResponder: ObjectIdentifier?
  }

  var trace: Trace {
    Trace(
      subviews: view.subviews.map { ObjectIdentifier($0) },
      recognizers: view.gestureRecognizers?.count ?? 0,
      firstResponder: firstResponder.map { ObjectIdentifier($0) })
  }
}
