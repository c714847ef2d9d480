/// A weak reference that can be stored where `weak var` cannot: in collections and in generic code.
///
/// ```swift
/// @Weak var delegate: (any CounterDelegate)?
/// var listeners: [Weak<any CounterDelegate>] = []
/// ```
///
/// It refers to objects of a class, or to what conforms to a protocol that only classes can conform to.
/// Anything else would be gone at once: it stops the program, in debug builds with a message.
@propertyWrapper public struct Weak<Object> {
  private weak var reference: AnyObject?

  /// A reference to nothing.
  public init() {}

  /// A reference to an object, or to nothing.
  public init(wrappedValue: Object?) {
    self.wrappedValue = wrappedValue
  }

  /// A reference to an object, or to nothing.
  public init(_ object: Object?) {
    self.init(wrappedValue: object)
  }

  /// The object, or nil when it is gone.
  public var wrappedValue: Object? {
    get { reference as? Object }
    set {
      guard let newValue else { return reference = nil }
      precondition(
        type(of: newValue as Any) is AnyClass,
        "Weak<\(Object.self)> was given a value of \(type(of: newValue as Any)): only an object of a "
          + "class can be referred to weakly.")
      reference = newValue as AnyObject
    }
  }
}

// A copy has a reference of its own, and what is reached by it may be used from anywhere.
extension Weak: @unchecked Sendable where Object: Sendable {}

extension Sequence {
  /// Returns the objects that are alive, in order.
  public func compacted<Object>() -> [Object] where Element == Weak<Object> {
    compactMap(\.wrappedValue)
  }
}

extension RangeReplaceableCollection {
  /// Removes the references to objects that are gone.
  public mutating func removeReleased<Object>() where Element == Weak<Object> {
    removeAll { $0.wrappedValue == nil }
  }
}
