import UIKit
import ViewBuilding

/// What happens between a call and the presentation that it leads to.
extension BottomBounceView {
  /// Shows what was asked for: now, later or never, as its policy says.
  func begin<Content>(_ request: SheetRequest<Content>, in view: UIView, turn: SheetTurn) {
    guard turn.isWaiting else { return }
    // A layout that is pending may move the part of the contents that is seen.
    if view is UIScrollView { view.layoutIfNeeded() }
    let place = SheetHost(view)
    guard let host = place.container, host.window != nil, !host.isDescendant(of: self) else {
      return turn.cancel(.hostDetached)
    }
    let sheets = Self.sheets(in: host)
    switch request.configuration.policy.kind {
    case .queue where !sheets.isEmpty: return wait(request, in: view, host, turn: turn)
    case .reject where sheets.contains { $0.current?.isDecided == false }:
      return turn.cancel(.rejected)
    case .replace, .queue, .reject: break
    }
    var request = request
    request.configuration = request.configuration.bounded(in: place.frame.size)
    guard isFree(for: place) else { return turn.cancel(.superseded) }
    // Closures may have run: one may have taken the host away.
    guard host.window != nil else { return turn.cancel(.hostDetached) }
    let presentation = Presentation(of: request, in: self, host: host)
    turn.begin(presentation)
    follow(presentation, of: request, in: host)
    present(presentation, request.configuration, in: place)
  }

  /// Lets a request wait until its host is free; the host keeps it so long.
  private func wait<Content>(
    _ request: SheetRequest<Content>, in view: UIView, _ host: UIView, turn: SheetTurn
  ) {
    waiting.append(Weak(turn))
    events(of: host).once(.isFree) { [self, weak view, weak host] in
      guard let view else { return request.refuse(.hostDetached) }
      waiting.removeAll { $0.wrappedValue == nil || $0.wrappedValue === turn }
      // It has been shown in another host since, by a call that came later.
      guard !isMoving, !isShown || self.host === host else { return turn.cancel(.superseded) }
      // Where another request of the queue came first, this one waits again.
      begin(request, in: view, turn: turn)
    }
  }

  /// Cancels what waits for its turn with this object.
  func cancelWaiting(_ reason: Cancellation) {
    let turns = waiting.compacted()
    waiting = []
    for turn in turns { turn.cancel(reason) }
  }

  /// Does, and lets callbacks do, what the life of a presentation asks for.
  private func follow<Content>(
    _ presentation: Presentation<Content>, of request: SheetRequest<Content>, in host: UIView
  ) {
    let (life, callbacks) = (events(of: presentation), request.callbacks)
    life.on(.willPresent, for: self) { [weak delivery = request.delivery] in delivery?.begin() }
    life.on(.didPresent, for: self) { callbacks.didPresent?() }
    if let valueChanged = callbacks.valueChanged {
      life.on(.valueChanged, for: self) { [weak presentation] in
        if let value = presentation?.valueShown { valueChanged(value) }
      }
    }
    life.on(.detentSelected, for: self) { [weak presentation] in
      if let selected = presentation?.detents?.selected { callbacks.didSelectDetent?(selected) }
    }
    life.on(.willDismiss, for: self) { [weak self, weak presentation] in
      self?.lastOutcome = presentation?.outcome?.name
    }
    life.on(.didDismiss, for: self) { [weak self, weak presentation] in
      if let presentation { self?.remove(presentation) }
    }
    // This object may be gone by then: nobody but the host has kept it.
    life.on(.hasEnded) { [weak host] in
      if let host, Self.sheets(in: host).isEmpty { events(of: host).trigger(.isFree) }
    }
  }

  /// The sheets that are up in a host, those that fall included.
  static func sheets(in host: UIView) -> [BottomBounceView] {
    host.subviews.compactMap { $0 as? BottomBounceView }
  }
}
