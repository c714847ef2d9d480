import BottomBounce
import TestHost
import UIKit

extension BadInput {
  /// Inputs without a row, although their types require one.
  static func isExempt(_ input: PublicInput) -> Bool {
    // UIKit calls delegate methods and overrides with valid values.
    let delegates = [
      "pickerView.", "tableView.", "textField.", "textView.", "closureView.", "ViewTreeBuilder.",
    ]
    if delegates.contains(where: input.key.contains) { return true }
    // Overridden UIKit properties. UIKit rejects numbers that are not finite.
    let overridden = ["frame", "bounds", "center", "anchorPoint", "gestureRecognizers"]
    if overridden.contains(where: { input.key.hasSuffix("View." + $0) }) { return true }
    // The compiler calls these with the parts of a literal.
    return input.key.hasPrefix("EquationLiteral.")
  }

  /// Bad input for `BottomBounceView` and its configuration.
  static let sheets = Array([shortForms, looks, closures].joined().joined())

  private static let shortForms: [[BadInput]] = [
    texts("BottomBounceView.showTextField.text") { bench, text in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showTextField(
        in: bench.screen.view, text: text, onValue: { _ in told() }, onCancel: { _ in told() })
    },
    texts("BottomBounceView.showTextField.placeholder") { bench, text in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showTextField(
        in: bench.screen.view, text: "", placeholder: text, onValue: { _ in told() },
        onCancel: { _ in told() })
    },
    again("BottomBounceView.showTextField.onValue") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showTextField(in: bench.screen.view, text: "") { _ in
        again()
        told()
      } onCancel: { _ in
        told()
      }
    },
    again("BottomBounceView.showTextField.onCancel") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showTextField(in: bench.screen.view, text: "") { _ in
        told()
      } onCancel: { _ in
        told()
        again()
      }
      bench.screen.device.press(.keyboardEscape)
    },
    texts("BottomBounceView.showTextField.title") { bench, text in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showTextField(
        in: bench.screen.view, title: text, onValue: { _ in told() }, onCancel: { _ in told() })
    },
    texts("BottomBounceView.showDatePicker.title") { bench, text in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(
        in: bench.screen.view, title: text, onValue: { _ in told() }, onCancel: { _ in told() })
    },
    texts("BottomBounceView.outcome.title") { bench, text in
      let told = bench.outcomeCounter()
      let (sheet, view) = (bench.screen.sheet, bench.screen.view)
      Task {
        _ = try? await sheet.outcome(of: .text("a"), title: text, in: view)
        told()
      }
      await bench.screen.device.settle()
    },
    lists("BottomBounceView.outcome.extraButtons") { bench, list in
      let told = bench.outcomeCounter()
      let (sheet, view) = (bench.screen.sheet, bench.screen.view)
      let buttons = list.prefix(100).map { SheetButton($0) {} }
      Task {
        _ = try? await sheet.outcome(of: .text("a"), in: view, extraButtons: buttons)
        told()
      }
      await bench.screen.device.settle()
    },
    again("BottomBounceView.outcome.shouldDismiss") { bench, again in
      let told = bench.outcomeCounter()
      let (sheet, view) = (bench.screen.sheet, bench.screen.view)
      Task {
        _ = try? await sheet.outcome(
          of: .text("a"), in: view,
          shouldDismiss: { _ in
            again()
            return true
          })
        told()
      }
      await bench.screen.device.settle()
      bench.screen.device.press(.keyboardEscape)
      await bench.screen.device.settle()
    },
    again("BottomBounceView.outcome.commit") { bench, again in
      let told = bench.outcomeCounter()
      let (sheet, view) = (bench.screen.sheet, bench.screen.view)
      Task {
        _ = try? await sheet.outcome(of: .text("a"), in: view, commit: { _ in again() })
        told()
      }
      await bench.screen.device.settle()
      bench.screen.tapOK()
      await bench.screen.device.settle()
    },
    dates("BottomBounceView.showDatePicker.date") { bench, date in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(
        in: bench.screen.view, date: date, onValue: { _ in told() }, onCancel: { _ in told() })
    },
    limits("BottomBounceView.showDatePicker.maximum", isMinimum: false) { bench, limit, other in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(
        in: bench.screen.view, minimum: other, maximum: limit, onValue: { _ in told() },
        onCancel: { _ in told() })
    },
    limits("BottomBounceView.showDatePicker.minimum", isMinimum: true) { bench, limit, other in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(
        in: bench.screen.view, minimum: limit, maximum: other, onValue: { _ in told() },
        onCancel: { _ in told() })
    },
    again("BottomBounceView.showDatePicker.onValue") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(in: bench.screen.view) { _ in
        again()
        told()
      } onCancel: { _ in
        told()
      }
    },
    again("BottomBounceView.showDatePicker.onCancel") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.showDatePicker(in: bench.screen.view) { _ in
        told()
      } onCancel: { _ in
        told()
        again()
      }
      bench.screen.sheet.dismiss()
    },
  ]

  private static let looks: [[BadInput]] = [
    texts("BottomBounceView.show.title") { bench, text in
      bench.show(TextContent.text("a"), title: text)
    },
    lengths("BottomBounceView.hitTest.point") { bench, length in
      bench.show(TextContent.text("a"))
      for point in [CGPoint(x: length, y: 0), CGPoint(x: 0, y: length)] {
        _ = bench.screen.sheet.hitTest(point, with: nil)
      }
    },
    again("SheetConfiguration.change") { bench, again in
      let configuration = SheetConfiguration {
        again()
        $0.showsGrabber = true
      }
      bench.show(TextContent.text("a")) { $0 = configuration }
    },
    texts("SheetHeader.title") { bench, text in
      bench.show(TextContent.text("a"), title: SheetHeader(text, subtitle: "b"))
    },
    texts("SheetHeader.subtitle") { bench, text in
      bench.show(TextContent.text("a"), title: SheetHeader("a", subtitle: text))
    },
    texts("SheetHeader.okTitle") { bench, text in
      bench.show(TextContent.text("a"), title: SheetHeader("a", okTitle: text))
    },
    texts("SheetHeader.cancelTitle") { bench, text in
      bench.show(TextContent.text("a"), title: SheetHeader("a", cancelTitle: text))
    },
    numbers("SheetConfiguration.titleNumberOfLines") { bench, number in
      bench.show(TextContent.text("a"), title: "A title\nof three\nlines") {
        $0.titleNumberOfLines = number
      }
    },
    lists("BottomBounceView.show.extraButtons") { bench, list in
      bench.show(TextContent.text("a"), extraButtons: list.prefix(100).map { SheetButton($0) {} })
    },
    lists("BottomBounceView.update.extraButtons") { bench, list in
      bench.show(TextContent.text("a"))
      await bench.screen.device.settle()
      bench.screen.sheet.update(
        .text("a"), extraButtons: list.prefix(100).map { SheetButton($0) {} }, keepingEdits: true)
    },
    texts("SheetButton.title") { bench, text in
      bench.show(TextContent.text("a"), extraButtons: [SheetButton(text) {}, SheetButton("b") {}])
    },
    texts("SheetButton.confirmation") { bench, text in
      bench.show(TextContent.text("a"), extraButtons: [SheetButton("b", confirmation: text) {}])
      await bench.screen.device.settle()
      bench.screen.control("BottomBounce.action.0").map(bench.screen.tap)
    },
    again("SheetButton.action") { bench, again in
      bench.show(TextContent.text("a"), extraButtons: [SheetButton("b", action: again)])
      await bench.screen.device.settle()
      bench.screen.control("BottomBounce.action.0").map(bench.screen.tap)
    },
    lengths("SheetConfiguration.backdropOpacity") { bench, number in
      bench.show(TextContent.text("a")) { $0.backdropOpacity = number }
    },
    lengths("SheetConfiguration.animationDuration") { bench, number in
      bench.show(TextContent.text("a")) { $0.animationDuration = number }
    },
    lengths("SheetConfiguration.maximumWidth") { bench, number in
      bench.show(TextContent.text("a")) { $0.maximumWidth = number }
    },
    lengths("SheetConfiguration.cornerRadius") { bench, number in
      bench.show(TextContent.text("a")) { $0.cornerRadius = number }
    },
    lengths("SheetConfiguration.contentInsets") { bench, number in
      bench.show(TextContent.text("a")) {
        $0.contentInsets = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
      }
    },
    lengths("SheetTransition.spring.bounce") { bench, number in
      bench.show(TextContent.text("a")) { $0.transitionStyle = .spring(bounce: number) }
    },
    lists("SheetConfiguration.detents") { bench, list in
      bench.show(TextContent.text("a")) {
        $0.detents = list.prefix(100).map { name in .custom(.init(name)) { _ in 200 } }
      }
    },
    texts("SheetDetent.Identifier.rawValue") { bench, text in
      bench.show(TextContent.text("a")) {
        $0.detents = [.custom(.init(rawValue: text)) { _ in 300 }, .large]
        $0.selectedDetent = .init(text)
        $0.largestUndimmedDetent = .init(text)
      }
    },
    lengths("SheetDetent.custom.height") { bench, number in
      bench.show(TextContent.text("a")) { $0.detents = [.custom(.init("a")) { _ in number }] }
    },
    again("SheetDetent.custom.height") { bench, again in
      bench.show(TextContent.text("a")) {
        $0.detents = [
          .custom(.init("a")) { _ in
            again()
            return 300
          }
        ]
      }
    },
  ]

  private static let closures: [[BadInput]] = [
    again("BottomBounceView.show.onValue") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.show(TextContent.text("a"), in: bench.screen.view) { _ in
        again()
        told()
      } onCancel: { _ in
        told()
      }
    },
    again("BottomBounceView.show.onCancel") { bench, again in
      let told = bench.outcomeCounter()
      bench.screen.sheet.show(TextContent.text("a"), in: bench.screen.view) { _ in
        told()
      } onCancel: { _ in
        told()
        again()
      }
      bench.screen.sheet.dismiss()
    },
    callback("willPresent") { $0.willPresent = $1 },
    callback("didPresent") { $0.didPresent = $1 },
    callback("edited") { callbacks, again in callbacks.edited = { _ in again() } },
    callback("valueChanged") { callbacks, again in callbacks.valueChanged = { _ in again() } },
    callback("didSelectDetent") { callbacks, again in
      callbacks.didSelectDetent = { _ in again() }
    },
    callback("heightChanged") { callbacks, again in callbacks.heightChanged = { _ in again() } },
    callback("willDismiss") { callbacks, again in callbacks.willDismiss = { _ in again() } },
    callback("didDismiss") { callbacks, again in callbacks.didDismiss = { _ in again() } },
    again("BottomBounceView.show.shouldDismiss") { bench, again in
      let asked = { @MainActor (_: Cancellation) in
        again()
        return true
      }
      bench.show(TextContent.text("a"), shouldDismiss: asked)
      await bench.screen.device.settle()
      bench.screen.device.press(.keyboardEscape)
    },
    again("BottomBounceView.show.commit") { bench, again in
      bench.show(TextContent.text("a"), commit: { _ in again() })
      bench.screen.tapOK()
    },
  ]

  private static func callback(
    _ name: String,
    _ set:
      @escaping @MainActor @Sendable (
        inout SheetCallbacks<String>, @escaping @MainActor @Sendable () -> Void
      ) -> Void
  ) -> [BadInput] {
    again("SheetCallbacks." + name) { bench, again in
      var callbacks = SheetCallbacks<String>()
      set(&callbacks, again)
      bench.show(TextContent.text("a"), callbacks: callbacks) { $0.detents = [.medium, .large] }
      await bench.screen.device.settle()
      bench.screen.device.type("b")
      bench.screen.sheet.selectDetent(.large)
      bench.screen.device.press(.keyboardEscape)
    }
  }
}
