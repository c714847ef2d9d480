public import UIKit

/// Content that asks for one option of a list.
///
/// ```swift
/// sheet.show(.list(plans, selected: plan), title: "Plan", from: self) { [weak self] plan in
///   self?.plan = plan
/// }
/// ```
///
/// The list is as high as its rows, up to half of the host view, or up to the available height with
/// an accessibility text size. The selected option is initially in the middle. If no option is
/// selected, OK asks for one. Only visible rows exist as views, so the list can be long.
///
/// If the user doesn't touch the list, OK returns the selected value, even if its option is
/// disabled. If no option has the selected value, the sheet says that it isn't available and
/// disables OK until the user selects an option.
public struct ListContent<Value: Hashable>: _ContentFactory, _ContentWithParts {
  private var question: OptionQuestion<Value>
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init(_ options: OptionSource<Value>, selected: Value?) {
    question = OptionQuestion(options: options, selected: Set(selected.map { [$0] } ?? [])) { _ in
      .one
    }
  }

  /// Returns the list with a search field above it, which filters the options by their titles,
  /// subtitles, and keywords.
  ///
  /// The default is no field.
  ///
  /// While the filter hides the selected option, a line above the list names it.
  public func searchable(_ isSearchable: Bool = true) -> Self {
    var content = self
    content.question.isSearchable = isSearchable
    return content
  }

  /// Returns the content without an OK button: a tap on an option confirms.
  ///
  /// By default OK confirms, and in the sheet that a form's row opens, a tap does.
  public func confirmsOnTap(_ confirms: Bool = true) -> Self {
    var content = self
    content.question.confirmsOnTap = confirms
    return content
  }

  /// Returns a list of the options, or buttons below the row of a form.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let shown = ShownContent(self, context)
    if context.place == .belowRow {
      return ButtonsView.makeBody(shown, showsValues: true) {
        ($0.question.options.all, $0.question.selected.first)
      }
    }
    // Without a selected option, the question has an error instead.
    return question.makeBody(shown, \.question) { $0[0] }
  }

  /// Returns the selected value, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    checked(question.untouched.map { $0[0] })
  }
}

extension SheetContent where Self: _ContentFactory {
  /// Asks for one option of a list.
  ///
  /// - Parameters:
  ///   - options: Strings in the user's language, options, or sections, in their order.
  ///   - selected: The value of the initially selected option. The default is `nil`: none.
  public static func list<Option: TitledOptionOrSection>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> ListContent<Option.Choice> where Self == ListContent<Option.Choice> {
    ListContent(OptionSource(options), selected: selected)
  }

  /// Asks for one option of a list, which can load while the sheet is shown.
  ///
  /// `options` are the options, or where they come from, such as `.loading { … }`. `selected` is
  /// that of ``SheetContent/list(_:selected:)-([Option],_)``.
  public static func list<Choice>(
    _ options: OptionSource<Choice>, selected: Choice? = nil
  ) -> ListContent<Choice> where Self == ListContent<Choice> {
    ListContent(options, selected: selected)
  }

  /// Asks for one of several values.
  ///
  /// The closures can be key paths.
  ///
  /// - Parameters:
  ///   - values: The values, in their order.
  ///   - selected: The initially selected value. The default is `nil`: none.
  ///   - title: Returns the title of a value, in the user's language.
  ///   - subtitle: Returns the second line of a value. The default is `nil`: none.
  ///   - image: Returns the image before the title of a value. The default is `nil`: none.
  ///   - keywords: Returns other words by which a search finds a value. The default is `nil`: none.
  public static func list<Choice>(
    _ values: [Choice], selected: Choice? = nil, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) -> ListContent<Choice> where Self == ListContent<Choice> {
    ListContent(
      OptionSource(values, title: title, subtitle: subtitle, image: image, keywords: keywords),
      selected: selected)
  }
}

extension ListContent {
  /// Returns a row with the title of the selected option, if it has loaded.
  ///
  /// At most five options open below it, unless they load or can be searched.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    question.formFieldStyle(opensInPlace: !question.isSearchable && question.options.isShort)
  }
}

extension ListContent: ReplaceableContent {
  var described: Value? { question.selected.first }

  func replacing(_ value: Value, _ context: SheetContext) -> ListContent? {
    guard let question = question.selecting([value]) else { return nil }
    var content = self
    content.question = question
    return content
  }
}
