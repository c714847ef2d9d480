/// The callout that shows a letter above the finger that covers its key.
///
/// The proportions are estimated from an iPhone with iOS 18.
@MainActor final class KeyCallout: UIView {
  private let shape = CAShapeLayer()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    shape.shadowOpacity = 0.3
    shape.shadowRadius = 2.5
    shape.shadowOffset = CGSize(width: 0, height: 1)
    layer.addSublayer(shape)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    assertionFailure("The keyboard is not archived.")
    return nil
  }

  /// Shows the callout above a key, within a width.
  func show(_ text: String, on key: CGRect, within width: CGFloat, colors: KeyboardColors) {
    let overhang: CGFloat = 13
    let headHeight: CGFloat = 52
    let neck: CGFloat = 12
    let radius: CGFloat = 9
    frame = CGRect(
      x: 0, y: key.minY - neck - headHeight, width: width, height: headHeight + neck + key.height)
    var head = CGRect(
      x: key.minX - overhang, y: 0, width: key.width + 2 * overhang, height: headHeight)
    // At the edges of the screen, the head is shifted inward.
    head.origin.x = min(max(head.minX, key.minX.rounded() < overhang ? key.minX : 2), width - 2)
    if head.maxX > width - 2 { head.origin.x = key.maxX - head.width }
    let bottom = bounds.height
    let path = CGMutablePath()
    path.move(to: CGPoint(x: head.minX, y: head.minY + radius))
    path.addArc(
      tangent1End: CGPoint(x: head.minX, y: head.minY),
      tangent2End: CGPoint(x: head.maxX, y: head.minY), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: head.maxX, y: head.minY),
      tangent2End: CGPoint(x: head.maxX, y: head.maxY), radius: radius)
    path.addLine(to: CGPoint(x: head.maxX, y: head.maxY - radius))
    let shoulder = head.maxY + neck
    path.addCurve(
      to: CGPoint(x: key.maxX, y: shoulder + 4),
      control1: CGPoint(x: head.maxX, y: head.maxY + neck * 0.5),
      control2: CGPoint(x: key.maxX, y: head.maxY))
    path.addArc(
      tangent1End: CGPoint(x: key.maxX, y: bottom), tangent2End: CGPoint(x: key.minX, y: bottom),
      radius: KeyboardPicture.keyRadius)
    path.addArc(
      tangent1End: CGPoint(x: key.minX, y: bottom), tangent2End: CGPoint(x: key.minX, y: shoulder),
      radius: KeyboardPicture.keyRadius)
    path.addLine(to: CGPoint(x: key.minX, y: shoulder + 4))
    path.addCurve(
      to: CGPoint(x: head.minX, y: head.maxY - radius),
      control1: CGPoint(x: key.minX, y: head.maxY),
      control2: CGPoint(x: head.minX, y: head.maxY + neck * 0.5))
    path.closeSubpath()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    shape.fillColor = colors.letter
    CATransaction.commit()
    label.text = text
    label.font = .systemFont(ofSize: 34, weight: .light)
    label.textColor = UIColor(cgColor: colors.text)
    label.frame = head.offsetBy(dx: 0, dy: 2)
    isHidden = false
  }
}
