import CellUI
import Foundation
import FoundationGaps

// Controllers and controls with which people choose something. Nothing is chosen here.

public protocol UINavigationControllerDelegate: AnyObject {}
public protocol UITabBarControllerDelegate: AnyObject {}
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
open class UIImagePickerController: UINavigationController, @unchecked Sendable {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    public var sourceType = SourceType.photoLibrary
    public var allowsEditing = false
    public var mediaTypes: [String] = []
    public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}
public protocol UIDocumentPickerDelegate: AnyObject {}
open class UIDocumentPickerViewController: UIViewController, @unchecked Sendable {
    public weak var delegate: (any UIDocumentPickerDelegate)?
    public var allowsMultipleSelection = false
}
open class UIPageViewController: UIViewController, @unchecked Sendable {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public weak var dataSource: (any UIPageViewControllerDataSource)?
    public weak var delegate: (any UIPageViewControllerDelegate)?
    public var viewControllers: [UIViewController]? { nil }
    public convenience init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
    ) { self.init() }
    public func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {}
}
public protocol UIPageViewControllerDelegate: AnyObject {}
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
        -> UIViewController?
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
}
open class UIPresentationController: NSObject, @unchecked Sendable {}
open class UISheetPresentationController: UIPresentationController, @unchecked Sendable {
    public final class Detent: NSObject, @unchecked Sendable {
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
    }
    public var detents: [Detent] = []
    public var prefersGrabberVisible = false
    public var preferredCornerRadius: CGFloat?
}
extension UIViewController {
    public var sheetPresentationController: UISheetPresentationController? { nil }
    public var tabBarController: UITabBarController? { nil }
    public var presentingViewController: UIViewController? { nil }
    public var storyboard: UIStoryboard? { nil }
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
    public func show(_ controller: UIViewController, sender: Any?) {}
}
open class UIStoryboard: NSObject, @unchecked Sendable {
    public init(name: String, bundle: Bundle?) {}
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    public func instantiateInitialViewController() -> UIViewController? { nil }
}
open class UIStoryboardSegue: NSObject, @unchecked Sendable {
    public var identifier: String? { nil }
    public var destination: UIViewController { UIViewController() }
}
open class UINib: NSObject, @unchecked Sendable {
    public init(nibName: String, bundle: Bundle?) {}
}

open class UIDatePicker: UIControl, @unchecked Sendable {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
    public var date = Date(timeIntervalSinceReferenceDate: 0)
    public var minimumDate, maximumDate: Date?
    public var datePickerMode = Mode.dateAndTime
    public var preferredDatePickerStyle = Style.automatic
    public var countDownDuration: TimeInterval = 0
    public var minuteInterval = 1
    public func setDate(_ date: Date, animated: Bool) { self.date = date }
}
public protocol UIPickerViewDelegate: AnyObject {}
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
open class UIPickerView: UIView, @unchecked Sendable {
    public weak var dataSource: (any UIPickerViewDataSource)?
    public weak var delegate: (any UIPickerViewDelegate)?
    public func reloadAllComponents() {}
    public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    public func selectedRow(inComponent component: Int) -> Int { -1 }
}
open class UIPageControl: UIControl, @unchecked Sendable {
    public var numberOfPages = 0
    public var currentPage = 0
    public var pageIndicatorTintColor, currentPageIndicatorTintColor: UIColor?
}
open class UIStepper: UIControl, @unchecked Sendable {
    public var value: Double = 0
    public var minimumValue: Double = 0
    public var maximumValue: Double = 100
    public var stepValue: Double = 1
}
open class UIToolbar: UIView, @unchecked Sendable {
    public var items: [UIBarButtonItem]?
    public var barTintColor: UIColor?
    public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
public protocol UISearchBarDelegate: AnyObject {}
open class UISearchBar: UIView, @unchecked Sendable {
    public weak var delegate: (any UISearchBarDelegate)?
    public var text, placeholder: String?
    public var showsCancelButton = false
}
public protocol UITextViewDelegate: UIScrollViewDelegate {}
extension UITextView {
    public var delegate: (any UITextViewDelegate)? {
        get { nil }
        set {}
    }
}
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
open class UIMenuElement: NSObject, @unchecked Sendable {}
open class UIMenu: UIMenuElement, @unchecked Sendable {
    public let title: String
    public init(title: String = "", image: UIImage? = nil, children: [NSObject] = []) { self.title = title }
}
open class UIActivity: NSObject, @unchecked Sendable {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }
}
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
