import CellUI
import Foundation

// Lists and collections of an app, which have no rows here.

public protocol UIScrollViewDelegate: AnyObject {}
public protocol UITableViewDelegate: UIScrollViewDelegate {}
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
extension UIScrollView {
    public var refreshControl: UIRefreshControl? {
        get { nil }
        set {}
    }
    public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
extension UITableView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public static var automaticDimension: CGFloat { -1 }
    public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
    public var delegate: (any UITableViewDelegate)? {
        get { nil }
        set {}
    }
    public var dataSource: (any UITableViewDataSource)? {
        get { nil }
        set {}
    }
    public func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    public var indexPathForSelectedRow: IndexPath? { nil }
}
extension UITableViewCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark }
}
open class UITableViewHeaderFooterView: UIView, @unchecked Sendable { public let contentView = UIView() }
open class UITableViewController: UIViewController, @unchecked Sendable {
    public var tableView: UITableView! = UITableView()
}
open class UIRefreshControl: UIControl, @unchecked Sendable {
    public var isRefreshing: Bool { false }
    public func beginRefreshing() {}
    public func endRefreshing() {}
}
open class UIContextualAction: NSObject, @unchecked Sendable {
    public enum Style: Int, Sendable { case normal, destructive }
    public var title: String?
    public var image: UIImage?
    public var backgroundColor: UIColor! = .gray
    public init(
        style: Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    ) { self.title = title }
}
open class UISwipeActionsConfiguration: NSObject, @unchecked Sendable {
    public let actions: [UIContextualAction]
    public var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
open class UICollectionViewLayout: NSObject, @unchecked Sendable {
    public override init() {}
    public func invalidateLayout() {}
}
open class UICollectionViewFlowLayout: UICollectionViewLayout, @unchecked Sendable {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var itemSize = CGSize(width: 50, height: 50)
    public var minimumLineSpacing: CGFloat = 10
    public var minimumInteritemSpacing: CGFloat = 10
    public var sectionInset = UIEdgeInsets.zero
}
open class UICollectionReusableView: UIView, @unchecked Sendable {
    open func prepareForReuse() {}
    open func awakeFromNib() {}
}
extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame)
    }
    public var delegate: (any UICollectionViewDelegate)? {
        get { nil }
        set {}
    }
    public var dataSource: (any UICollectionViewDataSource)? {
        get { nil }
        set {}
    }
    public func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
    public func reloadItems(at indexPaths: [IndexPath]) {}
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

open class UICollectionViewCompositionalLayout: UICollectionViewLayout, @unchecked Sendable {
    public init(section: NSCollectionLayoutSection) {}
}
public struct NSCollectionLayoutDimension: Sendable {
    public let dimension: CGFloat
    public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(dimension: fraction) }
    public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self(dimension: fraction) }
    public static func absolute(_ points: CGFloat) -> Self { Self(dimension: points) }
    public static func estimated(_ points: CGFloat) -> Self { Self(dimension: points) }
}
public final class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
    public let widthDimension, heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
}
open class NSCollectionLayoutItem: NSObject, @unchecked Sendable {
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public init(layoutSize: NSCollectionLayoutSize) {}
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}
open class NSCollectionLayoutSection: NSObject, @unchecked Sendable {
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public init(group: NSCollectionLayoutGroup) {}
}
