import Combine
import Foundation

// Observing the properties of objects, and searching iCloud's files. Nothing changes while a picture is drawn: no observer is called.

public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// What an object that can be observed has: of its own type, which a class alone cannot say.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
}
extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
    /// The value as it is: it does not change while a picture is drawn.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        options.contains(.initial)
            ? Just(self[keyPath: keyPath]).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
    }
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

open class NSMetadataQuery: NSObject, @unchecked Sendable {
    public override init() {}
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?
    open var notificationBatchingInterval: TimeInterval = 1
    open var isStarted: Bool { false }
    open var isGathering: Bool { false }
    open var isStopped: Bool { true }
    open var results: [Any] { [] }
    open var resultCount: Int { 0 }
    open func start() -> Bool { false }
    open func stop() {}
    open func disableUpdates() {}
    open func enableUpdates() {}
    open func result(at index: Int) -> Any { NSNull() }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func value(ofAttribute name: String, forResultAt index: Int) -> Any? { nil }
}
open class NSMetadataItem: NSObject, @unchecked Sendable {
    open var attributes: [String] { [] }
    open func value(forAttribute key: String) -> Any? { nil }
    open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGathering")
    public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgress")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGathering")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdate")
}
