import UIKit

/// The requests that wait until a host view has no sheet.
///
/// The sheets in the host view retain the queue, and the queue retains the waiting requests.
@MainActor final class PresentationQueue {
  private struct WeakQueue {
    weak var queue: PresentationQueue?
  }

  /// The queues of all host views that have a sheet.
  private static var queues: [ObjectIdentifier: WeakQueue] = [:]

  private weak var host: UIView?
  private var entries: [@MainActor () -> Void] = []

  private init(of host: UIView) {
    self.host = host
  }

  /// Returns the queue of a host view.
  static func queue(of host: UIView) -> PresentationQueue {
    if let queue = queues[ObjectIdentifier(host)]?.queue, queue.host === host { return queue }
    queues = queues.filter { $0.value.queue?.host != nil }
    let queue = PresentationQueue(of: host)
    queues[ObjectIdentifier(host)] = WeakQueue(queue: queue)
    return queue
  }

  /// Appends a closure that presents a request, or cancels it.
  ///
  /// The queue retains the closure, which retains the request and its sheet.
  func append(_ present: @escaping @MainActor () -> Void) {
    entries.append(present)
  }

  /// Presents waiting requests until the host view has a sheet again.
  func presentNext() {
    while !entries.isEmpty, host.map({ SheetPresenter.presenters(in: $0).isEmpty }) ?? true {
      entries.removeFirst()()
    }
  }
}
