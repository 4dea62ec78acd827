@_exported import Foundation

// Core Data's names. A fetch finds nothing, and saving does nothing.

/// What a property marked `@NSManaged` has: nothing, zero or an empty text.
public func _isletManaged<T>(_ type: T.Type = T.self) -> T {
    if let optional = type as? any ExpressibleByNilLiteral.Type { return _isletNil(optional) as! T }
    if let number = type as? any ExpressibleByIntegerLiteral.Type { return _isletZero(number) as! T }
    let values: [Any] = [false, "", Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(), NSOrderedSet()]
    guard let value = values.lazy.compactMap({ $0 as? T }).first else {
        fatalError("there is no value of \(type): nothing is stored here")
    }
    return value
}
private func _isletNil<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) as Any }
private func _isletZero<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> Any { 0 as T }

public protocol NSFetchRequestResult: AnyObject {}

open class NSManagedObject: NSObject, NSFetchRequestResult, @unchecked Sendable, Identifiable {
    public let managedObjectContext: NSManagedObjectContext?
    public let objectID = NSManagedObjectID()
    public var isDeleted: Bool { false }
    public var isInserted: Bool { true }
    public var isFault: Bool { false }
    open var hasChanges: Bool { false }
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: NSEntityDescription(), insertInto: context)
    }
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        managedObjectContext = context
    }
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    open func willSave() {}
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func primitiveValue(forKey key: String) -> Any? { nil }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
}
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = ""
    open var properties: [Any] = []
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        nil
    }
    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
    {
        NSManagedObject(context: context)
    }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var resultType = NSFetchRequestResultType()
    open var returnsObjectsAsFaults = true
    open var includesPropertyValues = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var returnsDistinctResults = false
    public override init() {}
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
    open func execute() throws -> [ResultType] { [] }
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
    open var resultType = ResultType.resultTypeStatusOnly
    public init<T>(fetchRequest: NSFetchRequest<T>) {}
    public init(objectIDs: [NSManagedObjectID]) {}
}
