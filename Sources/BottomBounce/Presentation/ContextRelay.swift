/// A presentation that a body's context and the additional buttons notify.
@MainActor protocol ContextReceiver: AnyObject {
  /// Called when the body has changed by itself or by the user.
  func bodyDidChange(byUser: Bool)
  func handle(_ event: SheetMachine.Event)
  /// Confirms with an alternative value, although OK may be disabled.
  func confirmAlternative(onRefusal: @escaping () -> Void)
  /// Asks a question of the body in a sheet over this one.
  func ask(_ question: SheetQuestion)
  /// Runs the action of an additional button, or dismisses the sheet, which then runs it.
  func performAction(of button: SheetButton)
}

/// A connection from a body's context to the presentation, which the context exists before.
@MainActor final class ContextRelay {
  weak var receiver: (any ContextReceiver)?
  var title: String?

  /// Returns the context for a body.
  func makeContext(_ environment: SheetEnvironment, design: SheetDesign) -> SheetContext {
    SheetContext(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      boxMetrics: design.boxMetrics,
      onChange: { self.receiver?.bodyDidChange(byUser: true) },
      onSizeChange: { self.receiver?.bodyDidChange(byUser: false) },
      onSubmit: { self.receiver?.handle(.confirm) },
      onSubmitAlternative: { onRefusal in
        guard let receiver = self.receiver else { return onRefusal() }
        receiver.confirmAlternative(onRefusal: onRefusal)
      },
      onQuestion: { self.receiver?.ask($0) }
    ).titled { self.title }
  }
}
