/// What somebody has asked a sheet for.
@MainActor struct SheetRequest<Content: SheetContent> {
  let content: Content
  var configuration: BottomBounceView.Configuration
  let callbacks: BottomBounceView.Callbacks<Content.Value>
  let delivery: OutcomeDelivery<Content.Value>

  /// Answers without showing anything.
  func refuse(_ reason: Cancellation) {
    delivery.decide(.cancelled(reason))
    delivery.end()
  }
}

/// The place of a request, from the call on: it waits, is shown, or is over.
@MainActor final class SheetTurn {
  private enum State { case waiting, shown, over }

  private var state = State.waiting
  private weak var presentation: (any AnyPresentation)?
  private let refuse: (Cancellation) -> Void

  /// The turn of a request, which is kept by whoever will show it.
  init<Content>(of request: SheetRequest<Content>) {
    refuse = { [weak delivery = request.delivery] reason in
      delivery?.decide(.cancelled(reason))
      delivery?.end()
    }
  }

  /// Whether the request may still be shown.
  var isWaiting: Bool { state == .waiting }

  /// The request is shown.
  func begin(_ presentation: any AnyPresentation) {
    state = .shown
    self.presentation = presentation
  }

  /// Ends the request without a value, unless it is decided.
  func cancel(_ reason: Cancellation) {
    switch state {
    case .waiting:
      state = .over
      refuse(reason)
    case .shown: presentation?.handle(.cancel(reason))
    case .over: break
    }
  }
}
