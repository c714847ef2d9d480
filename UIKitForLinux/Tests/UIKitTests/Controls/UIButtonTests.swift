import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIButtonTests {
  private let device = Simulator()

  private func show(_ button: UIButton) -> UIButton {
    device.window.addSubview(button)
    device.system.commit()
    return button
  }

  private func configured(
    _ configuration: UIButton.Configuration, title: String? = "OK",
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return show(UIButton(configuration: configuration))
  }

  private func background(_ button: UIButton) -> UIView? {
    button.subviews.first { $0.layer.backgroundColor != nil && !$0.isHidden }
  }

  // MARK: Sizes

  /// iOS 17 and 18: the insets around a line of body text, or of subheadline for the small sizes.
  @Test(
    arguments: [
      (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.333), (.large, 50.333),
    ] as [(UIButton.Configuration.Size, CGFloat)])
  func `heights match iOS 18`(size: UIButton.Configuration.Size, height: CGFloat) {
    let button = configured(.filled()) { $0.buttonSize = size }
    #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func `image, subtitle, and insets add to the size`() {
    let plain = configured(.plain()).intrinsicContentSize
    let symbol = UIImage(systemName: "checkmark")
    let withImage = configured(.plain()) {
      $0.image = symbol
      $0.imagePadding = 5
    }
    let imageWidth = withImage.imageView?.image?.size.width ?? 0
    #expect(imageWidth > 10)
    #expect(abs(withImage.intrinsicContentSize.width - plain.width - imageWidth - 5) < 0.35)
    let above = configured(.plain()) {
      $0.image = symbol
      $0.imagePlacement = .top
    }
    #expect(above.intrinsicContentSize.height > plain.height + 15)
    let two = configured(.plain()) { $0.subtitle = "Sub" }
    #expect(abs(two.intrinsicContentSize.height - plain.height - 1 - 15.667) < 0.35)
    let tight = configured(.plain()) { $0.contentInsets = .zero }
    #expect(abs(plain.width - tight.intrinsicContentSize.width - 24) < 0.001)
    var configuration = tight.configuration
    configuration?.setDefaultContentInsets()
    #expect(configuration?.contentInsets.leading == 12)
  }

  @Test func `a button without a configuration has six points above and below its title`() {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(abs(button.intrinsicContentSize.height - 30) < 0.35)
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
  }

  @Test func `the title grows with the text size`() {
    let button = configured(.filled())
    let before = button.intrinsicContentSize.height
    device.system.settings.contentSizeCategory = .accessibilityExtraLarge
    device.system.commit()
    #expect(button.titleLabel?.font.pointSize == 40)
    #expect(button.intrinsicContentSize.height > before + 20)
  }

  // MARK: Placing

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, false, true), (.trailing, false, false),
    (.leading, true, false), (.trailing, true, true),
  ])
  func `the image is on its edge of the title`(
    edge: NSDirectionalRectEdge, isRightToLeft: Bool, isLeft: Bool
  ) throws {
    let button = configured(.plain()) {
      $0.image = UIImage(systemName: "xmark")
      $0.imagePlacement = edge
      $0.imagePadding = 4
    }
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    device.system.commit()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect((image.midX < title.midX) == isLeft)
    #expect(abs((isLeft ? title.minX - image.maxX : image.minX - title.maxX) - 4) < 0.35)
    #expect(abs(image.union(title).midX - 100) < 0.35)
    #expect(abs(title.midY - 25) < 0.35)
  }

  @Test func `contents follow the control's alignment`() throws {
    let button = configured(.plain())
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    device.system.commit()
    #expect(button.titleLabel?.frame.minX == 12)
    button.contentHorizontalAlignment = .trailing
    device.system.commit()
    #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 188) < 0.35)
  }

  // MARK: Looks

  @Test func `styles have their colors`() {
    #expect(configured(.plain()).titleLabel?.textColor == .systemBlue)
    #expect(background(configured(.plain())) == nil)
    #expect(configured(.filled()).titleLabel?.textColor == .white)
    #expect(background(configured(.filled()))?.backgroundColor == .systemBlue)
    #expect(background(configured(.gray()))?.backgroundColor == .secondarySystemFill)
    let tinted = configured(.tinted())
    #expect(background(tinted)?.backgroundColor == .systemBlue.withAlphaComponent(0.18))
    let own = configured(.filled()) {
      $0.baseForegroundColor = .black
      $0.baseBackgroundColor = .systemYellow
    }
    #expect(own.titleLabel?.textColor == .black)
    #expect(background(own)?.backgroundColor == .systemYellow)
  }

  @Test func `states change the colors and back`() {
    let button = configured(.filled())
    button.isHighlighted = true
    device.system.commit()
    #expect(background(button)?.backgroundColor == .systemBlue.withAlphaComponent(0.75))
    button.isHighlighted = false
    button.isEnabled = false
    device.system.commit()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(background(button)?.backgroundColor == .tertiarySystemFill)
    button.isEnabled = true
    device.system.commit()
    #expect(background(button)?.backgroundColor == .systemBlue)
  }

  @Test func `role, tint, and appearance affect the colors`() {
    let button = configured(.plain())
    button.tintColor = .systemGreen
    device.system.commit()
    #expect(button.titleLabel?.textColor == .systemGreen)
    button.role = .destructive
    #expect(button.titleLabel?.textColor == .systemRed)
    let filled = configured(.filled())
    let light = background(filled)?.layer.backgroundColor
    device.window.overrideUserInterfaceStyle = .dark
    device.system.commit()
    #expect(background(filled)?.layer.backgroundColor != light)
  }

  @Test func `corners are fixed, scaled or half the height`() {
    let fixed = configured(.filled()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 11
    }
    #expect(background(fixed)?.layer.cornerRadius == 11)
    let capsule = configured(.filled()) { $0.cornerStyle = .capsule }
    capsule.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    device.system.commit()
    #expect(background(capsule)?.layer.cornerRadius == 22)
  }

  @Test func `titles can have attributes and transformers`() {
    var title = AttributedString("Send")
    title.font = .boldSystemFont(ofSize: 20)
    let attributed = configured(.plain(), title: nil) { $0.attributedTitle = title }
    #expect(attributed.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(attributed.configuration?.title == "Send")
    let transformed = configured(.plain()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30, weight: .heavy)
        return outgoing
      }
    }
    #expect(transformed.titleLabel?.font == .systemFont(ofSize: 30, weight: .heavy))
    #expect(transformed.titleLabel?.textColor == .systemBlue)
  }

  @Test func `titles of states replace the normal one`() {
    let button = show(UIButton(type: .system))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.black, for: .normal)
    #expect(button.titleLabel?.text == "Off")
    #expect(button.currentTitleColor == .black)
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    #expect(button.title(for: .highlighted) == "Off")
    #expect(UIButton().currentTitleColor == .white)
  }

  // MARK: Behavior

  @Test func `a tap runs the primary action, whose title the button has`() {
    var count = 0
    let button = show(
      UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 }))
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
    #expect(button.titleLabel?.text == "Go")
    device.tap(button)
    #expect(count == 1)
    button.isEnabled = false
    device.tap(button)
    #expect(count == 1)
  }

  @Test func `the update handler runs once per change and can change the configuration`() {
    let button = configured(.filled())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Ready"
    }
    device.system.commit()
    #expect(button.titleLabel?.text == "Ready")
    #expect(count == 1)
    button.isHighlighted = true
    device.system.commit()
    #expect(button.titleLabel?.text == "Pressed")
    device.system.commit()
    #expect(count == 2)
  }

  @Test func `a button has its title as its accessibility label`() {
    let button = configured(.plain(), title: "OK") { $0.subtitle = "Saves" }
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "OK, Saves")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityLabel = "Confirm"
    #expect(button.accessibilityLabel == "Confirm")
  }

  // MARK: Without a configuration

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func `an image is not padded by the title's insets`() {
    let button = UIButton()
    button.setImage(square(80), for: .normal)
    button.setTitle("Photo", for: .normal)
    #expect(button.sizeThatFits(.zero).height == 80)
    #expect(button.intrinsicContentSize.height == 80)
    let small = UIButton()
    small.setTitle("Photo", for: .normal)
    let height = small.sizeThatFits(.zero).height
    small.setImage(square(10), for: .normal)
    #expect(small.sizeThatFits(.zero).height == height)
  }

  @Test func `a title at the top begins at the top`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.minY == 0)
    button.contentVerticalAlignment = .bottom
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.maxY == 100)
  }

  @Test(arguments: [UIControl.ContentVerticalAlignment.top, .bottom])
  func `title and image are aligned to an edge separately`(
    alignment: UIControl.ContentVerticalAlignment
  ) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("A", for: .normal)
    button.setImage(square(80), for: .normal)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    let (title, image) = try (
      #require(button.titleLabel).frame, #require(button.imageView).frame
    )
    if alignment == .top {
      #expect((title.minY, image.minY) == (0, 0))
    } else {
      #expect((title.maxY, image.maxY) == (100, 100))
    }
  }

  @Test func `an empty button has the height of a title`() {
    #expect(UIButton().sizeThatFits(.zero) == CGSize(width: 30, height: 34))
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    let image = UIButton()
    image.setImage(square(12), for: .normal)
    #expect(image.sizeThatFits(.zero) == CGSize(width: 12, height: 12))
  }
}
