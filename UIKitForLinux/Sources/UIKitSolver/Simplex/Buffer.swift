/// A contiguous array whose bounds are checked in debug builds only.
///
/// With arrays, the inner loops of the simplex method would spend their time on checks of
/// uniqueness, exclusivity, and bounds. `Solver` validates all input.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  var last: Element? { count > 0 ? base[count - 1] : nil }

  @inline(__always) mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Extends the buffer to a length.
  ///
  /// It never shortens the buffer.
  mutating func extend(to length: Int, with element: Element) {
    if length > capacity { grow(to: length) }
    while count < length {
      base[count] = element
      count += 1
    }
  }

  var span: UnsafeMutableBufferPointer<Element> { .init(start: base, count: count) }

  func sort(by isBefore: (Element, Element) -> Bool) {
    var all = span
    all.sort(by: isBefore)
  }

  func sort() where Element: Comparable { sort(by: <) }

  private mutating func grow(to length: Int) {
    // Pages that aren't written to are free, but copying isn't.
    capacity = max(length, capacity * 4)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
