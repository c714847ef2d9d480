import Foundation

/// Runs a closure and releases its temporary objects before it returns.
///
/// UIKit's getters can autorelease their results, so on Apple's platforms a weak reference is
/// certain to be `nil` only after an autorelease pool has ended. Linux has no autorelease pools.
///
/// - Parameter work: The closure to run.
/// - Returns: The result of the closure.
@MainActor public func inOwnPool<Result>(_ work: () -> Result) -> Result {
  #if os(Linux)
    work()
  #else
    autoreleasepool(invoking: work)
  #endif
}
