import Testing
import UIKit
import UIKitSimulator

/// Text that wraps at the width determined by constraints.
@MainActor @Suite(.ownDevice) struct WrappingTextTests {
  let device = Simulator()
  let text = "The quick brown fox jumps over the lazy dog, and then does it all over again."

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func lines(_ view: UIView, of font: UIFont) -> Int {
    Int((view.bounds.height / font.lineHeight).rounded())
  }

  @Test func `a label wraps at its width`() {
    let label = makeLabel()
    device.window.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: device.window.leadingAnchor, constant: 20),
    ])
    device.window.layoutIfNeeded()
    let narrow = label.bounds.height
    #expect(abs(narrow - label.sizeThatFits(CGSize(width: 200, height: 0)).height) < 0.34)
    #expect(lines(label, of: label.font) >= 3)
    width.constant = 350
    device.window.layoutIfNeeded()
    #expect(label.bounds.height < narrow - 10)
    #expect(
      abs(label.bounds.height - label.sizeThatFits(CGSize(width: 350, height: 0)).height) < 0.34)
  }

  @Test func `a label constrained to two edges has the height of its lines`() {
    let label = makeLabel()
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(label)
    device.window.addSubview(below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: device.window.leadingAnchor, constant: 100),
      label.trailingAnchor.constraint(equalTo: device.window.trailingAnchor, constant: -100),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
      below.widthAnchor.constraint(equalTo: label.widthAnchor),
    ])
    device.window.layoutIfNeeded()
    let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
    #expect(abs(label.bounds.height - fitting) < 0.34)
    #expect(abs(below.frame.minY - label.frame.maxY - 10) < 0.34)
    label.text = "Short."
    device.window.layoutIfNeeded()
    #expect(lines(label, of: label.font) == 1)
    #expect(abs(below.frame.minY - label.frame.maxY - 10) < 0.34)
  }

  @Test func `a label with enough space is as wide as its text`() {
    let label = makeLabel()
    label.text = "Short."
    device.window.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: device.window.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: device.window.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ])
    device.window.layoutIfNeeded()
    #expect(abs(label.bounds.width - label.intrinsicContentSize.width) < 0.34)
    label.text = text
    device.window.layoutIfNeeded()
    #expect(label.bounds.width <= 300.01)
    #expect(label.bounds.width > 200)
    #expect(lines(label, of: label.font) >= 2)
  }

  @Test func `a single-line label doesn't wrap`() {
    let label = makeLabel()
    label.numberOfLines = 1
    device.window.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 120).isActive = true
    device.window.layoutIfNeeded()
    #expect(lines(label, of: label.font) == 1)
  }

  @Test func `the preferred maximum width determines the lines, independent of the label's width`()
  {
    let label = makeLabel()
    label.preferredMaxLayoutWidth = 150
    device.window.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 300).isActive = true
    device.window.layoutIfNeeded()
    #expect(abs(label.bounds.height - label.intrinsicContentSize.height) < 0.34)
    #expect(lines(label, of: label.font) >= 4)
  }

  @Test func `measuring a column of labels includes their lines`() {
    let labels = [makeLabel(), makeLabel()]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 6
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = labels[0].sizeThatFits(CGSize(width: 220, height: 0)).height
    #expect(abs(size.width - 220) < 0.34)
    #expect(abs(size.height - 2 * height - 6) < 0.67)
  }

  @Test func `a button's title wraps, too`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = text
    configuration.titleLineBreakMode = .byWordWrapping
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(button)
    button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    device.window.layoutIfNeeded()
    let fitting = button.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(button.bounds.height - fitting) < 0.34)
    #expect(button.bounds.height > 80)
  }

  @Test func `padding added by a subclass is kept`() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 16)
      }
    }
    let label = Padded()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    device.window.layoutIfNeeded()
    let plain = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.bounds.height > plain + 15)
  }

  @Test func `a larger content size category makes labels higher`() {
    let label = makeLabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    device.window.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    device.window.layoutIfNeeded()
    let before = label.bounds.height
    device.settings.contentSizeCategory = .accessibilityLarge
    device.settle()
    #expect(label.bounds.height > before * 2)
  }

  @Test func `an unchanged intrinsic content size causes no layout`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let holder = Counting()
    holder.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "same"
    holder.addSubview(label)
    device.window.addSubview(holder)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: holder.topAnchor),
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      holder.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      holder.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    device.settle()
    let before = holder.layouts
    label.invalidateIntrinsicContentSize()
    device.settle()
    #expect(holder.layouts == before)
    label.text = "another"
    device.settle()
    #expect(holder.layouts > before)
    #expect(abs(holder.bounds.width - label.intrinsicContentSize.width) < 0.34)
  }
}
