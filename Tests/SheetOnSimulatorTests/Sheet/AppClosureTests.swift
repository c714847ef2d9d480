import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Each closure that an app passes does anything to its sheet: nothing crashes, and each call has
/// one outcome.
@MainActor @Suite(.ownDevice) struct AppClosureTests {
  enum Action: CaseIterable {
    case nothing, update, dismiss, show, removeHost, alert, endEditing
  }

  enum Closure: CaseIterable {
    case rule, asyncRule, footer, loader, title
    case valueChanged, commit, shouldDismiss
    case fields, content, formRule, formFooter
  }

  enum Place: CaseIterable {
    case sheet, field, openRow
  }

  private struct Values: Equatable {
    var name = "Ada"
    var size = "S"
    var isOn = false
  }

  /// A sheet with a closure that acts.
  @MainActor private final class Case {
    let host = TestHost()
    let sheet = BottomBounceView()
    let parent = UIView()
    let closure: Closure
    let action: Action
    var calls = 0
    var isArmed = false
    var total: () -> Int = { 0 }

    init(_ closure: Closure, _ action: Action) {
      self.closure = closure
      self.action = action
      parent.frame = host.view.bounds
      host.view.addSubview(parent)
    }

    /// Called by each closure of the app.
    func run(_ closure: Closure) {
      guard closure == self.closure, isArmed else { return }
      calls += 1
      // The app calls again, but not for ever: `show` and `alert` are not undone by the closure.
      guard calls < 50 else { return }
      switch action {
      case .nothing: break
      case .update:
        if !sheet.update(form(Values(name: "Bob"))) { sheet.update(text("Bob")) }
      case .dismiss: sheet.dismiss()
      case .show: sheet.show(.text("other"), in: parent) { _ in }
      case .removeHost: parent.removeFromSuperview()
      case .alert:
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (sheet.containingViewController ?? host.controller).present(alert, animated: false)
      case .endEditing: host.view.endEditing(true)
      }
    }

    func text(_ text: String) -> any SheetContent<String> {
      TextContent.text(text)
        .rules(
          .async { _ in
            await MainActor.run { self.run(.asyncRule) }; return nil
          }
        )
        .rule { _ in
          self.run(.rule)
          return nil
        }
        .footer { _ in
          self.run(.footer)
          return "Footer"
        }
    }

    func list(_ size: String) -> ListContent<String> {
      .list(["S", "M"], selected: size) { value in
        self.run(.title)
        return value
      }
    }

    func loadingList(_ size: String) -> ListContent<String> {
      .list(
        .loading {
          await MainActor.run { self.run(.loader) }
          return ["S", "M"].map { SheetOption($0, title: $0) }
        }, selected: size)
    }

    func form(_ values: Values) -> FormContent<Values> {
      .form(values) { f, _ in
        self.run(.fields)
        f.field("Name", \.name) { name in
          self.run(.content)
          return TextContent.text(name)
            .rules(
              .async { _ in
                await MainActor.run { self.run(.asyncRule) }; return nil
              }
            )
            .rule { _ in
              self.run(.rule)
              return nil
            }
            .footer { _ in
              self.run(.footer)
              return "Footer"
            }
        }
        if self.closure == .loader {
          f.field("Size", \.size) { self.loadingList($0) }
        } else {
          f.field("Size", \.size) { size in
            self.list(size).rule { _ in
              self.run(.rule)
              return nil
            }.footer { _ in
              self.run(.footer)
              return "Footer"
            }
          }
        }
        f.toggle("On", \.isOn)
        f.rule(at: \.name) { _ in
          self.run(.formRule)
          return nil
        }
        f.footer { _ in
          self.run(.formFooter)
          return "Form"
        }
      }
    }

    func show<Value>(_ content: any SheetContent<Value>) {
      func show<Content: SheetContent<Value>>(_ content: Content) {
        let outcomes = Outcomes<Value>()
        total = { outcomes.total }
        sheet.show(
          content, in: parent,
          callbacks: SheetCallbacks(valueChanged: { _ in self.run(.valueChanged) }),
          shouldDismiss: { _ in
            self.run(.shouldDismiss)
            return true
          },
          commit: { _ in self.run(.commit) },
          onValue: outcomes.onValue, onCancel: outcomes.onCancel)
      }
      show(content)
    }

    /// Uses the sheet, and ends it.
    func use(_ place: Place) async {
      await host.settle()
      isArmed = true
      if place == .openRow { host.control("BottomBounce.row")?.sendActions(for: .touchUpInside) }
      await host.settle()
      if place == .openRow {
        host.control("BottomBounce.button.1")?.sendActions(for: .touchUpInside)
      }
      host.type("x")
      host.control("BottomBounce.switch")?.sendActions(for: .touchUpInside)
      await host.settle()
      if closure == .shouldDismiss { host.tapCancel() }
      host.tapOK()
      await host.settle()
      isArmed = false
      if host.controller.presentedViewController != nil {
        host.controller.dismiss(animated: false)
        await host.settle()
      }
      sheet.dismiss()
      await host.settle()
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test(arguments: Closure.allCases)
  func `a closure that acts doesn't crash, and its sheet has one outcome`(closure: Closure) async {
    for action in Action.allCases {
      for place in Place.allCases {
        let sheet = Case(closure, action)
        if place == .sheet {
          switch closure {
          case .title: sheet.show(sheet.list("S"))
          case .loader: sheet.show(sheet.loadingList("S"))
          case .fields, .content, .formRule, .formFooter: continue
          default: sheet.show(sheet.text("Ada"))
          }
        } else {
          sheet.show(sheet.form(Values()))
        }
        await sheet.use(place)
        #expect(sheet.total() == 1, "\(closure), \(action), \(place)")
        #expect(!sheet.sheet.isPresented, "\(closure), \(action), \(place)")
      }
    }
  }
}
