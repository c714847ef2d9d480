import Testing
import UIKit
import UIKitSimulator

/// Views with changing content sizes, and views constrained to their edges.
@MainActor @Suite(.ownDevice) struct ContentSizeTests {
  @Test func `a view lists content size constraints after the first layout`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    let own = label.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    own.isActive = true
    label.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    #expect(label.constraints == [own])
    container.layoutIfNeeded()
    let system = label.constraints.filter { $0 !== own }
    #expect(system.map(\.firstAttribute) == [.width, .height])
    #expect(system.map(\.constant) == [label.bounds.width, label.bounds.height])
    #expect(system.allSatisfy { type(of: $0) != NSLayoutConstraint.self })
    #expect(label.constraints == [own] + system)
    label.removeConstraints(label.constraints)
    #expect(!own.isActive)
  }

  let device = Simulator()

  /// Shows a view, and a marker at its bottom trailing corner.
  private func show(_ view: UIView) -> UIView {
    let mark = UIView()
    for view in [view, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      device.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 200),
      view.leadingAnchor.constraint(equalTo: device.window.leadingAnchor, constant: 10),
      mark.topAnchor.constraint(equalTo: view.bottomAnchor),
      mark.leadingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    device.settle()
    return mark
  }

  private func corner(_ mark: UIView) -> CGSize {
    device.settle()
    return CGSize(width: mark.frame.minX - 10, height: mark.frame.minY - 200)
  }

  private func areClose(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.34 && abs(one.height - other.height) < 0.34
  }

  @Test func `a label grows with its text and its font`() {
    let label = UILabel()
    label.text = "One"
    let mark = show(label)
    var sizes = [corner(mark)]
    label.text = "One and two"
    sizes.append(corner(mark))
    label.font = .systemFont(ofSize: 30)
    sizes.append(corner(mark))
    label.attributedText = NSAttributedString(
      string: "One and two", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    sizes.append(corner(mark))
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.width < $1.width })
    #expect(areClose(sizes[3], label.intrinsicContentSize))
    label.text = nil
    #expect(corner(mark) == .zero)
  }

  @Test func `an image view has its image's size, and none without an image`() {
    func image(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
    }
    let view = UIImageView(image: image(30))
    let mark = show(view)
    #expect(corner(mark) == CGSize(width: 30, height: 20))
    view.image = image(50)
    #expect(corner(mark) == CGSize(width: 50, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(corner(mark) == .zero)
  }

  @Test func `a button follows its title, its state and its configuration`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Go on and on", for: .selected)
    let mark = show(button)
    let before = corner(mark)
    #expect(areClose(before, button.intrinsicContentSize))
    button.isSelected = true
    #expect(corner(mark).width > before.width + 20)
    button.isSelected = false
    #expect(corner(mark) == before)
    button.configuration = .filled()
    button.configuration?.title = "Filled"
    #expect(areClose(corner(mark), button.intrinsicContentSize))
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "A much longer title" : "Filled"
    }
    let plain = corner(mark)
    button.isHighlighted = true
    #expect(corner(mark).width > plain.width + 50)
  }

  @Test func `the width of a text field grows with its text`() {
    let field = UITextField()
    field.text = "A"
    let mark = show(field)
    let before = corner(mark)
    field.becomeFirstResponder()
    device.type("lphabet")
    #expect(field.text == "Alphabet")
    #expect(corner(mark).width > before.width + 30)
    #expect(areClose(corner(mark), field.intrinsicContentSize))
    field.borderStyle = .roundedRect
    #expect(corner(mark).height > before.height + 10)
  }

  @Test func `pickers and bars have their default sizes`() {
    #expect(corner(show(UIPickerView())) == CGSize(width: 320, height: 216))
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .wheels
    #expect(corner(show(date)) == CGSize(width: 320, height: 216))
    #expect(corner(show(UINavigationBar())).height == 44)
    #expect(corner(show(UITabBar())).height == 49)
  }

  @Test func `list content is as high as its lines in its width`() {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "Words that wrap. ", count: 12)
    let view = UIListContentView(configuration: content)
    let mark = show(view)
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
    let fitting = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(corner(mark).height - fitting) < 0.34)
    #expect(fitting > 60)
  }

  @Test func `content hugging is 250 and compression resistance 750 by default`() {
    let views = [
      UIView(), UILabel(), UIButton(type: .system), UITextField(), UIImageView(image: nil),
      UIPickerView(), UIDatePicker(), UIStackView(), UIScrollView(),
    ]
    for view in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}
