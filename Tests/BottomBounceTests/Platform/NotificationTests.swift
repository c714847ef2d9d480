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

  /// Posts from a thread other than the main thread.
  private func postElsewhere(_ number: Int) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        post(number)
        continuation.resume()
      }
    }
  }

  /// Lets pending tasks of the main actor run.
  private func waitForMainActor() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  @Test func `a notification posted on the main actor is delivered at once`() async {
    let notice = makeNotice()
    post(1)
    #expect(log.numbers == [1])
    // On Linux the code may continue on another thread, still on the main actor.
    await waitForMainActor()
    post(2)
    #expect(log.numbers == [1, 2])
    withExtendedLifetime(notice) {}
  }

  @Test func `a notification posted on another thread is delivered on the main actor`() async {
    let notice = makeNotice()
    await postElsewhere(1)
    await waitForMainActor()
    #expect(log.numbers == [1])
    withExtendedLifetime(notice) {}
  }

  @Test func `an observer that was released gets no notification`() async {
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
