public import UIKit

/// Content that asks for any number of options of a list.
///
/// ```swift
/// sheet.show(.checklist(toppings, selected: order.toppings, minimum: 1, maximum: 3), from: self) {
///   [weak self] toppings in
///   self?.order.toppings = toppings
/// }
/// ```
///
/// A tap selects or deselects an option. If too few or too many options are selected, OK says so.
/// The minimum counts at most as many as there are options. If the maximum is less than the
/// minimum, the sheet says that there is nothing to choose, and OK is disabled.
///
/// The value is an array in the order of the options if `selected` is an array, and a set if it is
/// a set.
///
/// If the user doesn't touch the list, OK returns the selected values, each once. If a selected
/// value has no option, the sheet says that it isn't available and disables OK until the user
/// changes the selection.
public struct ChecklistContent<Selection: _ChecklistSelection>: _ContentFactory, _ContentWithParts {
  private var question: OptionQuestion<Selection.Element>
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Selection>()

  init(
    _ options: OptionSource<Selection.Element>, _ selected: Selection, _ minimum: Int,
    _ maximum: Int?
  ) {
    question = OptionQuestion(options: options, selected: Set(selected)) {
      .several(minimum: min(minimum, $0), maximum: maximum)
    }
  }

  /// Returns the content with a field that filters the options by their titles, subtitles, and
  /// keywords.
  ///
  /// The default is no field.
  ///
  /// Options stay selected while the filter hides them. Then a line above the list names them.
  public func searchable(_ isSearchable: Bool = true) -> Self {
    var content = self
    content.question.isSearchable = isSearchable
    return content
  }

  /// Returns a list of the options.
  public func makeBody(_ context: SheetContext) -> SheetBody<Selection> {
    question.makeBody(ShownContent(self, context), \.question) { Selection($0) }
  }

  /// Returns the selected values, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Selection, ValidationError>? {
    checked(question.untouched.map { Selection($0) })
  }
}

/// The selection of a checklist, an array or a set, for the package only.
public protocol _ChecklistSelection<Element>: Sequence where Element: Hashable {
  /// Creates a selection of values, for the package only.
  init(_ elements: some Sequence<Element>)
}

extension Array: _ChecklistSelection where Element: Hashable {}
extension Set: _ChecklistSelection {}

extension SheetContent where Self: _ContentFactory {
  /// Asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: Strings in the user's language, options, or sections, in their order.
  ///   - selected: An array or a set of the initially selected values.
  ///   - minimum: The minimum number of selected options. The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is an array in the order of the options, or a set.
  public static func checklist<
    Option: TitledOptionOrSection, Selection: _ChecklistSelection<Option.Choice>
  >(
    _ options: [Option], selected: Selection, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> {
    ChecklistContent(OptionSource(options), selected, minimum, maximum)
  }

  /// Asks for any number of options of a list, which can load while the sheet is shown.
  ///
  /// `options` are the options, or where they come from, such as `.loading { … }`. The other
  /// parameters are those of
  /// ``SheetContent/checklist(_:selected:minimum:maximum:)-([Option],_,_,_)``.
  public static func checklist<Selection>(
    _ options: OptionSource<Selection.Element>, selected: Selection, minimum: Int = 0,
    maximum: Int? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> {
    ChecklistContent(options, selected, minimum, maximum)
  }

  /// Asks for any number of values of a list.
  ///
  /// The selection and its limits are those of
  /// ``SheetContent/checklist(_:selected:minimum:maximum:)-([Option],_,_,_)``. The values and the
  /// closures are those of ``SheetContent/list(_:selected:title:subtitle:image:keywords:)``.
  public static func checklist<Selection>(
    _ values: [Selection.Element], selected: Selection, minimum: Int = 0, maximum: Int? = nil,
    title: @escaping (Selection.Element) -> String,
    subtitle: ((Selection.Element) -> String?)? = nil,
    image: ((Selection.Element) -> UIImage?)? = nil,
    keywords: ((Selection.Element) -> [String])? = nil
  ) -> ChecklistContent<Selection> where Self == ChecklistContent<Selection> {
    ChecklistContent(
      OptionSource(values, title: title, subtitle: subtitle, image: image, keywords: keywords),
      selected, minimum, maximum)
  }

  /// Asks for any number of options of a list, of which none is selected.
  ///
  /// The value is an array in the order of the options. The parameters are those of
  /// ``SheetContent/checklist(_:selected:minimum:maximum:)-([Option],_,_,_)``.
  public static func checklist<Option: TitledOptionOrSection>(
    _ options: [Option], minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<[Option.Choice]> where Self == ChecklistContent<[Option.Choice]> {
    ChecklistContent(OptionSource(options), [], minimum, maximum)
  }

  /// Asks for any number of values of a list, of which none is selected.
  ///
  /// The value is an array in the order of the options. The parameters are those of
  /// ``SheetContent/checklist(_:selected:minimum:maximum:title:subtitle:image:keywords:)``.
  public static func checklist<Choice>(
    _ values: [Choice], minimum: Int = 0, maximum: Int? = nil, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) -> ChecklistContent<[Choice]> where Self == ChecklistContent<[Choice]> {
    ChecklistContent(
      OptionSource(values, title: title, subtitle: subtitle, image: image, keywords: keywords),
      [], minimum, maximum)
  }
}

extension ChecklistContent {
  /// Returns a row with the titles of the selected options, if they have loaded.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    question.formFieldStyle(opensInPlace: false)
  }
}

extension ChecklistContent: ReplaceableContent {
  var described: Selection? { question.untouched.value.map { Selection($0) } }

  func replacing(_ selection: Selection, _ context: SheetContext) -> ChecklistContent? {
    guard let question = question.selecting(Set(selection)) else { return nil }
    var content = self
    content.question = question
    return content
  }
}
