import Foundation

// The names of Contacts. There are none.

public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
    public let label: String?
    public let value: Value
    public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}
public class CNContact: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public var givenName: String { "" }
    public var familyName: String { "" }
    public var organizationName: String { "" }
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
    public var imageData: Data? { nil }
    public var thumbnailImageData: Data? { nil }
    public override init() {}
}
public final class CNContactFetchRequest: NSObject, @unchecked Sendable {
    public var predicate: NSPredicate?
    public init(keysToFetch keys: [any CNKeyDescriptor]) {}
}
public final class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}
    public static func authorizationStatus(for entity: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    public func requestAccess(for entity: CNEntityType) async throws -> Bool { false }
    public func requestAccess(for entity: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
    public func enumerateContacts(
        with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    { [] }
}
