public import Foundation

/// A connection from the body of the content to its sheet.
///
/// The context holds the sheet weakly, so a body can keep it.
@MainActor public struct SheetContext {
  /// The place of the body.
  ///
  /// Content that shows other contents in its view can change it for them.
  public var place: BodyPlace
  /// A Boolean value that indicates whether a tap on one of several options confirms, as in the sheet
  /// that a row of a form opens.
  ///
  /// The default is `false`.
  public internal(set) var confirmsChoice = false
  private var makeTitle: @MainActor () -> String?
  /// The sizes of boxes and rows in the design of the sheet.
  public let boxMetrics: SheetBoxMetrics
  private let appLocale: Locale?
  private let appCalendar: Calendar?
  private let appTimeZone: TimeZone?
  private var onChange: @MainActor () -> Void
  private var onSizeChange: @MainActor () -> Void
  private let onConfirm: @MainActor () -> Void
  private let onConfirmAlternative: (@MainActor (_ onRefusal: @escaping () -> Void) -> Void)?
  private let onQuestion: (@MainActor (SheetQuestion) -> Void)?

  /// Creates a context that calls closures, for tests of content types.
  ///
  /// - Parameters:
  ///   - title: The title of the sheet. The default is `nil`.
  ///   - place: The value of ``place``. The default is a sheet.
  ///   - locale: The value of ``locale``. The default is `nil`: the user's locale.
  ///   - calendar: The value of ``calendar``. The default is `nil`: the user's calendar.
  ///   - timeZone: The value of ``timeZone``. The default is `nil`: the user's time zone.
  ///   - boxMetrics: The value of ``boxMetrics``. The default is the one of the classic design.
  ///   - onChange: Called by ``valueChanged()``.
  ///   - onSizeChange: Called by ``sizeChanged()``.
  ///   - onConfirm: Called by ``confirm()``.
  ///   - onConfirmAlternative: Called by ``confirmAlternative(onRefusal:)``. The default is `nil`:
  ///     that method calls `onConfirm`.
  ///   - onQuestion: Called by ``show(_:title:onValue:)``. The default is `nil`, with which that
  ///     method has no effect.
  public init(
    title: String? = nil, place: BodyPlace = .sheet, locale: Locale? = nil,
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, boxMetrics: SheetBoxMetrics = .classic,
    onChange: @escaping @MainActor () -> Void = {},
    onSizeChange: @escaping @MainActor () -> Void = {},
    onConfirm: @escaping @MainActor () -> Void = {},
    onConfirmAlternative: (@MainActor (_ onRefusal: @escaping () -> Void) -> Void)? = nil,
    onQuestion: (@MainActor (SheetQuestion) -> Void)? = nil
  ) {
    makeTitle = { title }
    self.place = place
    appLocale = locale
    appCalendar = calendar
    appTimeZone = timeZone
    self.boxMetrics = boxMetrics
    self.onChange = onChange
    self.onSizeChange = onSizeChange
    self.onConfirm = onConfirm
    self.onConfirmAlternative = onConfirmAlternative
    self.onQuestion = onQuestion
  }

  /// Returns a context that also calls a closure, before it notifies the sheet of a change.
  ///
  /// Content that contains other contents learns of their changes if it passes them this context.
  ///
  /// - Parameter note: Called with `true` by ``valueChanged()``, and with `false` by
  ///   ``sizeChanged()``.
  public func noting(_ note: @escaping @MainActor (_ byUser: Bool) -> Void) -> SheetContext {
    var context = self
    context.onChange = { [onChange] in
      note(true)
      onChange()
    }
    context.onSizeChange = { [onSizeChange] in
      note(false)
      onSizeChange()
    }
    return context
  }

  /// Returns a context with another title.
  ///
  /// Content that contains other contents names them with it. The context retains the closure.
  ///
  /// - Parameter title: Returns the title. It is called each time that ``title`` is read, so the
  ///   title can change.
  public func titled(_ title: @escaping @MainActor () -> String?) -> SheetContext {
    var context = self
    context.makeTitle = title
    return context
  }

  /// The title of the sheet, or of the field in a form.
  ///
  /// Use it as the accessibility label of a control that has no other name. A form renames the
  /// body's view when the title of its field changes.
  public var title: String? { makeTitle() }

  /// The locale in which the body formats dates and numbers, and compares text.
  ///
  /// It is the locale of the SwiftUI environment if a SwiftUI modifier shows the sheet, or else the
  /// user's locale.
  public var locale: Locale { appLocale ?? UserSettings.locale }

  /// The calendar in which the body shows dates: the user's or SwiftUI's, as for ``locale``.
  public var calendar: Calendar { appCalendar ?? UserSettings.calendar }

  /// The time zone in which the body shows dates: the user's or SwiftUI's, as for ``locale``.
  public var timeZone: TimeZone { appTimeZone ?? UserSettings.timeZone }

  /// Notifies the sheet that the user changed the value.
  ///
  /// The sheet asks the body for its value, enables or disables OK, shows or removes an error,
  /// calls ``SheetCallbacks/valueChanged`` with a valid value, and updates its layout, because the
  /// body's preferred size may depend on the value.
  public func valueChanged() {
    onChange()
  }

  /// Notifies the sheet that the body changed by itself, for example because an image has loaded.
  ///
  /// The sheet updates its layout, and asks the body for its value, which may have become valid or
  /// invalid. For a change by the user, call ``valueChanged()`` instead.
  public func sizeChanged() {
    onSizeChange()
  }

  /// Confirms, as OK does.
  public func confirm() {
    onConfirm()
  }

  /// Confirms once with another value than the edited value, such as none.
  ///
  /// Return the other value from the body's closure from this call on, until the sheet calls the
  /// closure:
  ///
  /// ```swift
  /// isSkipped = true
  /// context.confirmAlternative { [weak self] in self?.isSkipped = false }
  /// ```
  ///
  /// The other value is also accepted while OK is disabled for the edited value. A second call has
  /// no effect until the first one is accepted or refused.
  ///
  /// - Parameter onRefusal: Called if the sheet stays open, because the body's closure or `commit`
  ///   has thrown an error. It is called at once while the sheet accepts no input, for
  ///   example because the app saves another value.
  public func confirmAlternative(onRefusal: @escaping () -> Void) {
    if let onConfirmAlternative { onConfirmAlternative(onRefusal) } else { onConfirm() }
  }

  /// Asks for another value in a sheet that is stacked over this one.
  ///
  /// It has the appearance of this sheet. It is dismissed if this sheet has its outcome. It isn't
  /// shown while this sheet accepts no input.
  ///
  /// - Parameters:
  ///   - content: The content of the other sheet.
  ///   - title: The title above the content, or a ``SheetHeader``. The default is `nil`: no title.
  ///   - onValue: Called with the value when the user has confirmed, before the panel of the other
  ///     sheet animates out. If the value of this sheet changes, call ``valueChanged()``.
  public func show<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)? = nil,
    onValue: @escaping @MainActor (Value) -> Void
  ) {
    ask(SheetQuestion(content, title: title, onValue: onValue))
  }

  /// Asks a question of a part of the body, as the part does.
  ///
  /// Content that combines other contents passes their questions on with it.
  ///
  /// - Parameter question: The question, from the closure `onQuestion` of the context of the part.
  public func ask(_ question: SheetQuestion) { onQuestion?(question) }
}
