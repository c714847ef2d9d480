import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Fields whose place changes.
@MainActor @Suite(.ownDevice) struct FormPlaceTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Where the content stands.
  nonisolated enum Style: String, CaseIterable, Sendable { case line, block, row, sheet }

  struct Model: Equatable {
    var style: String = "line"
    var value = "ab"
    var isSet: Bool {
      get { false }
      set { value = "set" }
    }
    var other = "x"
  }

  @MainActor final class Options {
    var updates = true, untouched = true, returnsFalse = false
    var bodies = 0
    var style = Style.line
  }

  /// A text of the app in each place.
  struct Anywhere: SheetContent {
    let value: String
    let style: Style
    let options: Options

    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      options.bodies += 1
      let field = UITextField()
      field.text = value
      field.accessibilityLabel = "Value"
      field.accessibilityIdentifier = "value"
      field.addAction(UIAction { _ in context.valueChanged() }, for: .editingChanged)
      var body = SheetBody(field) { () throws(ValidationError) in
        let text = field.text ?? ""
        if text.hasSuffix("!") { throw ValidationError("No !", shown: .afterChange) }
        return text
      }
      if options.updates {
        body.update = { [options] new, keepsEdits in
          guard !options.returnsFalse, let new = new as? Anywhere else { return false }
          if !keepsEdits { field.text = new.value }
          return true
        }
      }
      return body
    }

    func untouched(_ context: SheetContext) -> Result<String, ValidationError>? {
      options.untouched ? .success(value) : nil
    }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
      switch style {
      case .line: .line()
      case .block: .block
      case .row: .row(value)
      case .sheet: .row(value, opensInPlace: false)
      }
    }
  }

  private var field: UITextField? { host.view("value") as? UITextField }
  private var row: UIControl? { (host.formViews("BottomBounce.row") as [UIControl]).first }
  private var messages: [String] {
    (host.formViews("BottomBounce.fieldMessage") as [UILabel]).compactMap(\.text)
  }

  private func form(_ model: Model, _ options: Options)
    -> FormContent<Model>
  {
    .form(model) { f, _ in
      f.field("Value", \.value) { Anywhere(value: $0, style: options.style, options: options) }
      f.toggle("Set", \.isSet)
      f.field("Other", \.other) { .text($0) }
    }
  }

  private func touch(_ letters: String = "y") async {
    let texts: [UITextField] = host.formViews("BottomBounce.text")
    texts.last?.insertText(letters)
    await host.settle()
  }

  @Test(arguments: Style.allCases, Style.allCases)
  func `what the user has entered survives another place`(from: Style, to: Style) async throws {
    if from == .sheet || from == to { return }
    for suffix in ["", "c", "!"] {
      for isFocused in [false, true] {
        for (updates, untouched) in [(true, true), (false, true), (false, false), (true, false)] {
          let options = Options()
          (options.updates, options.untouched) = (updates, untouched)
          options.style = from
          let outcomes = await host.show(form(Model(), options), by: sheet)
          let name: Comment = "\(from) \(to) '\(suffix)' \(isFocused) \(updates) \(untouched)"
          if from == .row {
            row?.sendActions(for: .touchUpInside)
            await host.settle()
          }
          let old = try #require(field, name)
          if isFocused { old.becomeFirstResponder() } else { old.resignFirstResponder() }
          if !suffix.isEmpty {
            old.insertText(suffix)
            await host.settle()
          }
          options.style = to
          await touch()
          if suffix == "!" {
            #expect(field === old && old.text == "ab!", name)
            #expect(old.isFirstResponder == isFocused, name)
            #expect(messages == ["No !"], name)
            old.deleteBackward()
            await host.settle()
          }
          let expected = suffix == "c" ? "abc" : "ab"
          if to == .line || to == .block {
            #expect(field !== old && field?.text == expected, name)
            #expect(field?.isFirstResponder == isFocused, name)
          } else {
            #expect(field == nil, name)
            #expect(row?.accessibilityValue == expected, name)
          }
          #expect(messages == [], name)
          // And back.
          options.style = from
          await touch()
          if from == .row {
            #expect(field == nil && row?.accessibilityValue == expected, name)
          } else {
            #expect(field?.text == expected, name)
          }
          let switches: [UIControl] = host.formViews("BottomBounce.switch")
          if suffix == "c" {
            switches.first?.sendActions(for: .touchUpInside)
            await host.settle()
            #expect(field?.text ?? row?.accessibilityValue == "set", name)
          }
          host.tapOK()
          await host.settle()
          #expect(outcomes.values.map(\.value) == [suffix == "c" ? "set" : "ab"], name)
          #expect(outcomes.values.map(\.other) == ["xyy"], name)
          sheet.dismiss()
          await host.settle()
        }
      }
    }
  }

  @Test func `a choice in a sheet counts if its row has become a block`() async throws {
    for updates in [true, false] {
      let options = Options()
      options.updates = updates
      options.style = .sheet
      let outcomes = await host.show(form(Model(), options), by: sheet)
      row?.sendActions(for: .touchUpInside)
      await host.settle()
      let asked = try #require(field)
      asked.insertText("z")
      await host.settle()
      options.style = .block
      await touch()
      host.tapOK()
      await host.settle()
      #expect(field?.text == "abz", "\(updates)")
      host.tapOK()
      await host.settle()
      #expect(outcomes.values.map(\.value) == ["abz"], "\(updates)")
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test(arguments: [Style.line, .block, .row])
  func `the place depends on the value`(other: Style) async throws {
    let options = Options()
    let outcomes = await host.show(
      FormContent<Model>.form(Model()) { f, _ in
        f.field("Value", \.value) {
          Anywhere(value: $0, style: $0.count % 2 == 0 ? .line : other, options: options)
        }
        f.field("Other", \.other) { .text($0) }
      }, by: sheet)
    field?.becomeFirstResponder()
    for letter in ["c", "d", "e", "f", "g"] {
      if field == nil {
        row?.sendActions(for: .touchUpInside)
        await host.settle()
        field?.becomeFirstResponder()
      }
      host.type(letter)
      await host.settle()
    }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.value) == ["abcdefg"])
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [Style.line, .block, .row, .sheet], [false, true])
  func `a body whose update returns false is replaced`(style: Style, isEdited: Bool) async throws {
    let options = Options()
    options.returnsFalse = true
    options.style = style
    let outcomes = await host.show(form(Model(), options), by: sheet)
    if style == .row || style == .sheet {
      row?.sendActions(for: .touchUpInside)
      await host.settle()
    }
    if isEdited {
      field?.becomeFirstResponder()
      for letter in ["c", "d"] {
        (host.firstResponder as? UITextField)?.insertText(letter)
        await host.settle()
        if field == nil, style == .row { row?.sendActions(for: .touchUpInside) }
      }
      if style == .sheet {
        host.tapOK()
        await host.settle()
      }
    } else if style == .sheet {
      host.tapCancel()
      await host.settle()
    }
    await touch("q")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.value) == [isEdited ? "abcd" : "ab"])
    sheet.dismiss()
    await host.settle()
  }
}
