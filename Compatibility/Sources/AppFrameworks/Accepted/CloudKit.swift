import Foundation

// CloudKit's names. Nobody is signed in, and nothing is stored.

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
public let CKCurrentUserDefaultName = "__defaultOwner__"
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
public struct CKError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable,
            requestRateLimited
        case notAuthenticated = 9, permissionFailure, unknownItem, invalidArguments
        case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound
        case changeTokenExpired = 21, zoneBusy = 23, badDatabase, quotaExceeded, zoneNotFound, limitExceeded
        case userDeletedZone
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var retryAfterSeconds: Double? { nil }
    public var serverRecord: CKRecord? { nil }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
    public final class ID: NSObject, @unchecked Sendable {
        public let zoneName, ownerName: String
        public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public static let `default` = ID()
    }
    public let zoneID: ID
    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}
public final class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
    }
    public let recordType: RecordType
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    public func allKeys() -> [FieldKey] { values.keys.sorted() }
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
    public func value(forKey key: String) -> Any? { values[key] }
}
public final class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
public final class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
public final class CKDatabase: NSObject, @unchecked Sendable {
    /// Fails: nobody is signed in.
    public func record(for identifier: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult public func deleteRecord(withID identifier: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    public func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    public func fetch(
        withRecordID identifier: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
public final class CKContainer: NSObject, @unchecked Sendable {
    private static let container = CKContainer(identifier: "iCloud")
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase()
    public let publicCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()
    public init(identifier: String) { containerIdentifier = identifier }
    public static func `default`() -> CKContainer { container }
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }
    public func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
}
