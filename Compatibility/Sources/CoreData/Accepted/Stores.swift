import Foundation

// Contexts and stores, in which nothing is kept.

public struct NSMergePolicy: Sendable {
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
    public static let error = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy()
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy()
public let NSOverwriteMergePolicy: Any = NSMergePolicy()
public let NSErrorMergePolicy: Any = NSMergePolicy()
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: UInt, Sendable {
        case mainQueueConcurrencyType, privateQueueConcurrencyType
        public static var mainQueue: ConcurrencyType { .mainQueueConcurrencyType }
        public static var privateQueue: ConcurrencyType { .privateQueueConcurrencyType }
    }
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy()
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var undoManager: Any?
    open var name: String?
    open var transactionAuthor: String?
    open var hasChanges: Bool { false }
    open var insertedObjects: Set<NSManagedObject> { [] }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }
    public override init() {}
    public convenience init(_ type: ConcurrencyType) { self.init() }
    public convenience init(concurrencyType type: ConcurrencyType) { self.init() }
    open func save() throws {}
    open func rollback() {}
    open func reset() {}
    open func refreshAllObjects() {}
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject(context: self) }
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult()
    }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
public final class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    public var result: Any? { nil }
}
public final class NSPersistentStore: NSObject, @unchecked Sendable {
    public var url: URL? { nil }
}
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    public override init() {}
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    public var url: URL?
    public var type = NSSQLiteStoreType
    public var configuration: String?
    public var isReadOnly = false
    public var shouldMigrateStoreAutomatically = true
    public var shouldInferMappingModelAutomatically = true
    public var shouldAddStoreAsynchronously = false
    public override init() {}
    public init(url: URL) { self.url = url }
    public func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open var persistentStores: [NSPersistentStore] { [] }
    public init(managedObjectModel model: NSManagedObjectModel) {}
    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext()
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
    open func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {}
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
