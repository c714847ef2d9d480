import Foundation
import Testing
import UIKit

@testable import BottomBounce

/// Notifications that are posted on the main actor and elsewhere.
@MainActor @Suite(.ownDevice) struct NotificationTests {
  @MainActor private final class Log {
    var numbers: [Int] = []
  }

  private let log = Log()
  private let name = Notification.Name("NotificationTests.\(UUID().uuidString)")

  private func makeNotice() -> NotificationObserver {
    NotificationObserver(of: name, read: { $0.userInfo?["number"] as? Int ?? 0 }) { [log] number in
      log.numbers.append(number)
    }
  }

  private nonisolated func post(_ number: Int) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
  }

  /// Posts from a thread that has nothing to do with the main actor.
  private func postElsewhere(_ number: Int) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        post(number)
        continuation.resume()
      }
    }
  }

  /// Lets tasks of the main actor run that were there before.
  private func waitForMainActor() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  @Test func `a post on the main actor is delivered before it returns`() async {
    let notice = makeNotice()
    post(1)
    #expect(log.numbers == [1])
    // The code may go on on another thread on Linux, and is on the main actor all the same.
    await waitForMainActor()
    post(2)
    #expect(log.numbers == [1, 2])
    withExtendedLifetime(notice) {}
  }

  @Test func `a post from another thread is delivered on the main actor`() async {
    let notice = makeNotice()
    await postElsewhere(1)
    await waitForMainActor()
    #expect(log.numbers == [1])
    withExtendedLifetime(notice) {}
  }

  @Test func `what another thread posts is not delivered when nobody listens any more`() async {
    var notice: NotificationObserver? = makeNotice()
    await postElsewhere(1)
    withExtendedLifetime(notice) {}
    notice = nil
    let before = log.numbers
    post(2)
    await postElsewhere(3)
    await waitForMainActor()
    #expect(log.numbers == before)
  }
}
