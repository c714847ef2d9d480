/// The insertion point, the selection with its handles, and the background of marked text.
@MainActor final class TextSelectionMarks {
  static let caretWidth: CGFloat = 2
  /// The space for the insertion point at the end of right-aligned text and before a placeholder,
  /// in points.
  static let caretSpace: CGFloat = 3
  private let caret = UIView()
  private var grounds: [UIView] = []
  private let handles = [Handle(isStart: true), Handle(isStart: false)]
  private weak var clip: UIView?

  /// The color of the insertion point, the selection, and the handles.
  var tint: UIColor = .systemBlue {
    didSet {
      caret.backgroundColor = tint
      for handle in handles { handle.tint = tint }
      for ground in grounds { ground.backgroundColor = tint.withAlphaComponent(0.2) }
    }
  }

  func install(in clip: UIView, behind text: UIView) {
    self.clip = clip
    caret.layer.cornerRadius = Self.caretWidth / 2
    caret.isHidden = true
    clip.addSubview(text)
    clip.addSubview(caret)
  }

  func show(caret rect: CGRect?, selected: [CGRect], marked: [CGRect]) {
    showGrounds(Self.joined(selected) + Self.joined(marked))
    handles[0].show(at: selected.first, in: clip?.superview, from: clip)
    handles[1].show(at: selected.last, in: clip?.superview, from: clip)
    let wasHidden = caret.isHidden
    caret.isHidden = rect == nil
    if let rect { caret.frame = rect }
    // An animation ends when its layer leaves the window, so it's added again in the next window.
    if wasHidden != caret.isHidden || caret.layer.animation(forKey: Self.blinking) == nil {
      restartBlinking()
    }
  }

  /// Merges fully selected lines into one rectangle, so that a long selection needs few views.
  private static func joined(_ lines: [CGRect]) -> [CGRect] {
    lines.reduce(into: []) { joined, line in
      guard let last = joined.last, last.minX == line.minX, last.width == line.width,
        abs(last.maxY - line.minY) < 0.001
      else { return joined.append(line) }
      joined[joined.count - 1] = last.union(line)
    }
  }

  private func showGrounds(_ rects: [CGRect]) {
    while grounds.count < rects.count {
      let ground = UIView()
      ground.backgroundColor = tint.withAlphaComponent(0.2)
      clip?.insertSubview(ground, at: 0)
      grounds.append(ground)
    }
    for (index, ground) in grounds.enumerated() {
      ground.isHidden = index >= rects.count
      if index < rects.count { ground.frame = rects[index] }
    }
  }

  // MARK: Blinking

  private static let blinking = "blinking"

  /// Shows the insertion point for half a second, then starts to blink once a second, on the
  /// device's clock.
  func restartBlinking() {
    caret.layer.removeAnimation(forKey: Self.blinking)
    guard !caret.isHidden, let clock = caret.layer.tree?.clock else { return }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 0.5, 0, 0.5]
    // The insertion point is visible, half visible, or hidden. With discrete values the screen is
    // idle between changes, so blinking uses little processor time.
    blink.calculationMode = .discrete
    blink.keyTimes = [0, 0.48, 0.5, 0.98, 1]
    blink.duration = 1
    blink.beginTime = clock.now
    blink.repeatCount = .infinity
    caret.layer.add(blink, forKey: Self.blinking)
  }
}

extension TextSelectionMarks {
  /// A line with a knob at one end of the selection.
  @MainActor private final class Handle {
    private let line = UIView()
    private let knob = UIView()
    private let isStart: Bool
    private static let knobSize: CGFloat = 10

    var tint: UIColor = .systemBlue {
      didSet {
        line.backgroundColor = tint
        knob.backgroundColor = tint
      }
    }

    init(isStart: Bool) {
      self.isStart = isStart
      for view in [line, knob] { view.isUserInteractionEnabled = false }
      knob.layer.cornerRadius = Self.knobSize / 2
      tint = .systemBlue
    }

    func show(at rect: CGRect?, in view: UIView?, from clip: UIView?) {
      guard let rect, let view, let clip else {
        line.removeFromSuperview()
        knob.removeFromSuperview()
        return
      }
      // Outside the clipping view, because knobs extend beyond its edge.
      let place = rect.offsetBy(dx: clip.frame.minX, dy: clip.frame.minY)
      let x = isStart ? place.minX : place.maxX
      guard clip.frame.insetBy(dx: -1, dy: 0).contains(CGPoint(x: x, y: clip.frame.midY)) else {
        return show(at: nil, in: nil, from: nil)
      }
      for part in [line, knob] where part.superview !== view { view.addSubview(part) }
      line.frame = CGRect(x: x - 1, y: place.minY, width: 2, height: place.height)
      knob.frame = CGRect(
        x: x - Self.knobSize / 2,
        y: isStart ? place.minY - Self.knobSize + 1 : place.maxY - 1, width: Self.knobSize,
        height: Self.knobSize)
    }
  }
}
