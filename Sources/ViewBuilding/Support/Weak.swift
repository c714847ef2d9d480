/// A weak reference for collections and generic code, where `weak var` is not possible.
///
/// ```swift
/// @Weak var delegate: (any CounterDelegate)?
/// var listeners: [Weak<any CounterDelegate>] = []
/// ```
///
/// The type must be a class, or a protocol that only classes conform to. A value of another type
/// would be released immediately, so setting one stops the program.
@propertyWrapper public struct Weak<Object> {
  private weak var reference: AnyObject?

  /// Creates a reference to an object, or an empty one for `nil`.
  public init(_ object: Object? = nil) {
    wrappedValue = object
  }

  /// Creates a reference with the initial value of a property.
  public init(wrappedValue: Object?) {
    self.wrappedValue = wrappedValue
  }

  /// The object, or `nil` if it was released.
  public var wrappedValue: Object? {
    get {
      // Swift 6.3 optimizes a cast of the optional, for an `Object` that is a class, to one that
      // crashes for `nil`.
      guard let reference else { return nil }
      return reference as? Object
    }
    set {
      guard let newValue else { return reference = nil }
      precondition(
        type(of: newValue as Any) is AnyClass,
        "Weak<\(Object.self)> cannot reference a value of type \(type(of: newValue as Any)). "
          + "Use an object of a class.")
      reference = newValue as AnyObject
    }
  }
}

// Every copy has its own reference, and any thread can use a sendable object.
extension Weak: @unchecked Sendable where Object: Sendable {}

extension Sequence {
  /// Returns the objects that were not released, in order.
  public func compacted<Object>() -> [Object] where Element == Weak<Object> {
    compactMap { $0.wrappedValue }
  }
}

extension RangeReplaceableCollection {
  /// Removes the references to released objects.
  public mutating func removeReleased<Object>() where Element == Weak<Object> {
    removeAll { $0.wrappedValue == nil }
  }
}
