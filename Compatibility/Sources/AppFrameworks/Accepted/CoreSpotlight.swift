import Foundation
import UniformTypeIdentifiers

// CoreSpotlight's names. Nothing is indexed.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public var title, displayName, contentDescription: String?
    public var keywords: [String]?
    public var thumbnailData: Data?
    public init(contentType: UTType) {}
    public init(itemContentType: String) {}
}
public final class CSSearchableItem: NSObject, @unchecked Sendable {
    public let uniqueIdentifier: String
    public let domainIdentifier: String?
    public let attributeSet: CSSearchableItemAttributeSet
    public var expirationDate: Date?
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}
public final class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex()
    public static func `default`() -> CSSearchableIndex { index }
    public static func isIndexingAvailable() -> Bool { false }
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
