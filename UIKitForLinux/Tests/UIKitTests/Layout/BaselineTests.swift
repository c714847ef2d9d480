import Testing
import UIKit
import UIKitCanvas
import UIKitSimulator

@testable import UIKit

/// The baselines are the bottoms of the letters on the screen.
@MainActor @Suite(.ownDevice) struct BaselineTests {
  let device = Simulator()

  /// Returns the rows of pixels of a view with text, in points from the view's top.
  private func ink(of view: UIView) throws -> (top: CGFloat, bottom: CGFloat) {
    view.frame.origin = CGPoint(x: 40, y: 300)
    let cover = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    cover.backgroundColor = .white
    device.window.addSubview(cover)
    device.window.addSubview(view)
    device.settle()
    let scale = device.window.traitCollection.displayScale
    let image = try #require(device.screenshot().cgImage)
    let rows = Int(view.frame.minY * scale)..<Int(view.frame.maxY * scale)
    let columns = Int(view.frame.minX * scale)..<Int(view.frame.maxX * scale)
    let inked = rows.filter { y in
      columns.contains { x in image.pixel(x: x, y: y).map { $0.g < 128 } ?? false }
    }
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    view.removeFromSuperview()
    cover.removeFromSuperview()
    return (
      CGFloat(first) / scale - view.frame.minY, CGFloat(last + 1) / scale - view.frame.minY
    )
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `a symbol is centered at the capital letters of a label with the same baseline`(
    textSize: UIContentSizeCategory
  ) {
    device.settings.contentSizeCategory = textSize
    let label = UILabel()
    label.text = "H"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    let symbol = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    for view in [label, symbol] {
      view.translatesAutoresizingMaskIntoConstraints = false
      device.window.addSubview(view)
      view.leadingAnchor.constraint(equalTo: device.window.leadingAnchor).isActive = true
    }
    label.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100).isActive = true
    symbol.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    device.settle()
    let capitals = 100 + label.font.ascender - label.font.capHeight / 2
    #expect(abs(symbol.frame.midY - capitals) < 1)
    #expect(symbol.frame.height > label.font.capHeight)
  }

  @Test(arguments: [(CGFloat(17), CGFloat(0)), (17, 30), (34, 0), (12, 7)])
  func `a label's baseline is at the bottom of its letters`(size: CGFloat, extra: CGFloat) throws {
    let label = UILabel()
    label.text = "HHH"
    label.textColor = .black
    label.font = .systemFont(ofSize: size)
    label.sizeToFit()
    label.bounds.size.height += extra
    let ink = try ink(of: label)
    #expect(abs(label.baselineOffsets.fromTop - ink.bottom) < 0.5)
    #expect(abs(label.bounds.height - label.baselineOffsets.fromBottom - ink.bottom) < 0.5)
  }

  @Test func `a label with two lines has separate first and last baselines`() throws {
    let label = UILabel()
    label.text = "HHH\nHHH"
    label.textColor = .black
    label.numberOfLines = 0
    label.sizeToFit()
    let (fromTop, fromBottom) = label.baselineOffsets
    #expect(abs(label.bounds.height - fromBottom - (try ink(of: label).bottom)) < 0.5)
    #expect(abs(label.bounds.height - fromBottom - fromTop - label.font.lineHeight) < 0.35)
  }

  @Test func `a label without layout returns baselines for its current size`() {
    let label = UILabel()
    label.text = "Name"
    #expect(abs(label.baselineOffsets.fromTop - label.font.ascender) < 0.35)
    let height = label.intrinsicContentSize.height
    #expect(abs(label.baselineOffsets.fromBottom - (height - label.font.ascender)) < 0.35)
  }

  @Test func `an empty label's baseline is that of a line`() {
    let (empty, full) = (UILabel(), UILabel())
    full.text = "H"
    for label in [empty, full] { label.frame.size = CGSize(width: 80, height: 50) }
    #expect(abs(empty.baselineOffsets.fromTop - full.baselineOffsets.fromTop) < 0.35)
    #expect(abs(empty.baselineOffsets.fromBottom - full.baselineOffsets.fromBottom) < 0.35)
  }

  @Test(arguments: [UITextField.BorderStyle.none, .roundedRect])
  func `a text field's baseline is at the bottom of its letters`(
    border: UITextField.BorderStyle
  ) throws {
    let field = UITextField()
    field.text = "HHH"
    field.textColor = .black
    field.borderStyle = border
    field.bounds.size = CGSize(width: 120, height: 44)
    let ink = try ink(of: field)
    let (fromTop, fromBottom) = field.baselineOffsets
    #expect(abs(fromTop - ink.bottom) < 0.5)
    #expect(abs(fromTop + fromBottom - 44) < 0.001)
  }

  @Test func `a button's baseline is its title's`() throws {
    let action = UIAction(title: "HHH") { _ in }
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .black
    for button in [
      UIButton(configuration: configuration, primaryAction: action),
      UIButton(type: .custom, primaryAction: action),
    ] {
      button.setTitleColor(.black, for: .normal)
      button.bounds.size.height += 11
      let ink = try ink(of: button)
      let (fromTop, fromBottom) = button.baselineOffsets
      #expect(abs(fromTop - ink.bottom) < 0.5)
      #expect(abs(fromTop + fromBottom - button.bounds.height) < 0.001)
    }
  }

  @Test func `a button with a subtitle ends on the subtitle's baseline`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    let (fromTop, fromBottom) = button.baselineOffsets
    let distance = button.bounds.height - fromBottom - fromTop
    #expect(distance > 15 && distance < 25)
  }

  @Test func `a view without text has its top and bottom as baselines`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.baselineOffsets == (0, 0))
    #expect(view.forFirstBaselineLayout === view)
    #expect(view.forLastBaselineLayout === view)
  }

  @Test
  func `forLastBaselineLayout defaults to an overridden forFirstBaselineLayout`() {
    final class Holder: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    let holder = Holder()
    #expect(holder.forFirstBaselineLayout === holder.label)
  }

  // MARK: Constraints to baselines

  private func show(_ views: [UIView], _ constraints: [NSLayoutConstraint]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview == nil { device.window.addSubview(view) }
    }
    NSLayoutConstraint.activate(
      constraints + [
        views[0].topAnchor.constraint(equalTo: device.window.topAnchor, constant: 300),
        views[0].leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      ])
    device.settle()
  }

  private func makeLabel(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test
  func `texts of different sizes are aligned at their baselines, also if one has extra space`() {
    let (one, other) = (makeLabel("One"), makeLabel("Other", size: 30))
    let height = one.heightAnchor.constraint(equalToConstant: 90)
    show(
      [one, other],
      [height, other.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor)])
    func isOnLine() -> Bool {
      let line = one.frame.minY + one.baselineOffsets.fromTop
      return abs(other.frame.minY + other.baselineOffsets.fromTop - line) < 0.51
    }
    #expect(isOnLine())
    #expect(one.frame.height == 90)
    height.constant = 50
    device.settle()
    #expect(isOnLine())
    one.font = .systemFont(ofSize: 24)
    device.settle()
    #expect(isOnLine())
  }

  @Test func `a view constrained to a last baseline follows the number of lines`() {
    let text = makeLabel("One\nTwo\nThree")
    text.numberOfLines = 0
    let rule = UIView()
    show(
      [text, rule],
      [rule.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 4)])
    let distance = rule.frame.minY - text.frame.minY
    #expect(abs(distance - 4 - 2 * text.font.lineHeight - text.font.ascender) < 0.7)
    text.text = "One"
    device.settle()
    #expect(abs(rule.frame.minY - text.frame.minY - 4 - text.font.ascender) < 0.7)
  }

  @Test func `a stack view has the baselines of its tallest text`() {
    let (outside, small, large) = (makeLabel("A"), makeLabel("B"), makeLabel("C", size: 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .bottom
    show(
      [outside, stack],
      [stack.firstBaselineAnchor.constraint(equalTo: outside.firstBaselineAnchor)])
    func line(_ label: UILabel) -> CGFloat {
      label.convert(label.bounds, to: nil).minY + label.baselineOffsets.fromTop
    }
    #expect(abs(line(large) - line(outside)) < 0.7)
    large.isHidden = true
    device.settle()
    #expect(abs(line(small) - line(outside)) < 0.7)
    large.isHidden = false
    large.font = .systemFont(ofSize: 60)
    device.settle()
    #expect(abs(line(large) - line(outside)) < 0.7)
  }
}
