import CellUI
import Foundation
import FoundationGaps

// Labels, buttons, fields, scrolling views and bars. A widget has none of them; an app's source next to it may mention them.

open class UILabel: UIView, @unchecked Sendable {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var font: UIFont! = .systemFont(ofSize: 17)
    public var textColor: UIColor! = .label
    public var numberOfLines = 1
    public var textAlignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = false
}
open class UIImageView: UIView, @unchecked Sendable {
    public var image: UIImage?
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

open class UIControl: UIView, @unchecked Sendable {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }
    public var isEnabled = true
    public var isSelected = false
    public var isHighlighted = false
    public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
    public func addAction(_ action: UIAction, for events: Event) {}
    public func sendActions(for events: Event) {}
}
open class UIAction: NSObject, @unchecked Sendable {
    public init(
        title: String = "", image: UIImage? = nil, attributes: [Any] = [], handler: @escaping (UIAction) -> Void
    ) {}
}
open class UIButton: UIControl, @unchecked Sendable {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public var titleLabel: UILabel? { UILabel() }
    public var imageView: UIImageView? { UIImageView() }
    public var contentEdgeInsets = UIEdgeInsets.zero
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    public func setTitle(_ title: String?, for state: State) {}
    public func setTitleColor(_ color: UIColor?, for state: State) {}
    public func setImage(_ image: UIImage?, for state: State) {}
    public func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
open class UISwitch: UIControl, @unchecked Sendable {
    public var isOn = false
    public var onTintColor: UIColor?
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
open class UISlider: UIControl, @unchecked Sendable {
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: State) {}
}
open class UISegmentedControl: UIControl, @unchecked Sendable {
    public var selectedSegmentIndex = -1
    public var selectedSegmentTintColor: UIColor?
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}
open class UITextField: UIControl, @unchecked Sendable {
    public var text: String?
    public var placeholder: String?
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment = NSTextAlignment.natural
    public weak var delegate: UITextFieldDelegate?
}
public protocol UITextFieldDelegate: AnyObject {}
open class UIProgressView: UIView, @unchecked Sendable {
    public var progress: Float = 0
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
    public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
    public enum Style: Int, Sendable { case medium = 100, large }
    public var color: UIColor! = .gray
    public convenience init(style: Style) { self.init(frame: .zero) }
    public func startAnimating() {}
    public func stopAnimating() {}
}
open class UIStackView: UIView, @unchecked Sendable {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    public var arrangedSubviews: [UIView] = []
    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        self.arrangedSubviews = arrangedSubviews
    }
    public func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}
open class UIScrollView: UIView, @unchecked Sendable {
    public var contentSize = CGSize.zero
    public var contentOffset = CGPoint.zero
    public var contentInset = UIEdgeInsets.zero
    public var isScrollEnabled = true
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var bounces = true
}
open class UITextView: UIScrollView, @unchecked Sendable {
    public var text: String! = ""
    public var attributedText: NSAttributedString! = NSAttributedString(string: "")
    public var font: UIFont?
    public var textColor: UIColor?
    public var isEditable = true
}
open class UITableView: UIScrollView, @unchecked Sendable {
    public var rowHeight: CGFloat = -1
    public func reloadData() {}
}
open class UICollectionView: UIScrollView, @unchecked Sendable { public func reloadData() {} }
open class UITableViewCell: UIView, @unchecked Sendable {
    public let contentView = UIView()
    public let reuseIdentifier: String? = nil
    public var textLabel: UILabel? { nil }
    public var detailTextLabel: UILabel? { nil }
    public var selectionStyle = SelectionStyle.default
    public var accessoryType = AccessoryType.none
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
    open func awakeFromNib() {}
}
open class UICollectionViewCell: UICollectionReusableView, @unchecked Sendable { public let contentView = UIView() }

open class UIBarItem: NSObject, @unchecked Sendable { public var title: String? }
open class UIBarButtonItem: UIBarItem, @unchecked Sendable {}
open class UITabBarItem: UIBarItem, @unchecked Sendable {}
open class UINavigationItem: NSObject, @unchecked Sendable {
    public var title: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
}
open class UIBarAppearance: NSObject, @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var shadowColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {}
open class UINavigationBar: UIView, @unchecked Sendable {
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var standardAppearance = UINavigationBarAppearance()
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public var shadowImage: UIImage?
}
open class UITabBar: UIView, @unchecked Sendable {
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
}
extension UINavigationBar { public static func appearance() -> UINavigationBar { UINavigationBar() } }
extension UITabBar { public static func appearance() -> UITabBar { UITabBar() } }
extension UITableView { public static func appearance() -> UITableView { UITableView() } }
extension UITextView { public static func appearance() -> UITextView { UITextView() } }
extension UISegmentedControl { public static func appearance() -> UISegmentedControl { UISegmentedControl() } }
extension UISlider { public static func appearance() -> UISlider { UISlider() } }
