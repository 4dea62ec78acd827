import Foundation
import UIKit

// The names of PassKit. Nothing is paid, and the library has no passes.

public enum PKPassType: UInt, Sendable { case barcode, secureElement, any = 0xFFFF }
open class PKPass: NSObject, @unchecked Sendable {
    public var passType: PKPassType { .barcode }
    public var serialNumber: String { "" }
    public var passTypeIdentifier: String { "" }
    public var organizationName: String { "" }
    public var localizedName: String { "" }
    public var localizedDescription: String { "" }
    public var passURL: URL? { nil }
    public override init() {}
    public init(data: Data) throws {}
}
public final class PKPassLibrary: NSObject, @unchecked Sendable {
    public static func isPassLibraryAvailable() -> Bool { false }
    public override init() {}
    public func passes() -> [PKPass] { [] }
    public func containsPass(_ pass: PKPass) -> Bool { false }
    public func addPasses(_ passes: [PKPass]) async -> Bool { false }
    public func removePass(_ pass: PKPass) {}
}
public protocol PKAddPassesViewControllerDelegate: AnyObject {}
public final class PKAddPassesViewController: UIViewController, @unchecked Sendable {
    public weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public static func canAddPasses() -> Bool { false }
    public convenience init?(pass: PKPass) { self.init() }
    public convenience init?(passes: [PKPass]) { self.init() }
}

public struct PKPaymentNetwork: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let mada = PKPaymentNetwork(rawValue: "mada")
}
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static var capability3DS: PKMerchantCapability { .threeDSecure }
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    public var label: String
    public var amount: NSDecimalNumber
    public var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
}
public struct PKContactField: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = PKContactField(rawValue: "name")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let postalAddress = PKContactField(rawValue: "post")
}
public final class PKPaymentRequest: NSObject, @unchecked Sendable {
    public var merchantIdentifier = ""
    public var countryCode = ""
    public var currencyCode = ""
    public var supportedNetworks: [PKPaymentNetwork] = []
    public var merchantCapabilities: PKMerchantCapability = []
    public var paymentSummaryItems: [PKPaymentSummaryItem] = []
    public var requiredBillingContactFields: Set<PKContactField> = []
    public var requiredShippingContactFields: Set<PKContactField> = []
    public override init() {}
    public static func availableNetworks() -> [PKPaymentNetwork] { [] }
}
public final class PKPaymentToken: NSObject, @unchecked Sendable {
    public var transactionIdentifier: String { "" }
    public var paymentData: Data { Data() }
}
public final class PKPayment: NSObject, @unchecked Sendable { public let token = PKPaymentToken() }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
public final class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    public var status: PKPaymentAuthorizationStatus
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status }
}
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {}
public final class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest: PKPaymentRequest) {}
    public static func canMakePayments() -> Bool { false }
    public static func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
    public func present() async -> Bool { false }
    public func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    public func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
