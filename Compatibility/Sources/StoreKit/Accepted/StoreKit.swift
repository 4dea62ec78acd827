import CellUI
@_exported import Foundation
import SwiftUI

// The App Store's names. Nothing is sold.

/// Asks nobody for a review.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}
extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
public struct PurchaseAction: Sendable {
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
        -> Product.PurchaseResult
    { .userCancelled }
}
extension Product {
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption { PurchaseOption() }
    }
}
public struct Message: Hashable, Sendable {
    public struct Reason: Hashable, Sendable {
        public static let generic = Reason(), priceIncreaseConsent = Reason(), billingIssue = Reason()
    }
    public let reason: Reason
}
public struct DisplayMessageAction: Sendable { public func callAsFunction(_ message: Message) throws {} }
extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
extension View {
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
}
public enum SKOverlay {
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    open class Configuration: NSObject, @unchecked Sendable {}
    public final class AppConfiguration: Configuration, @unchecked Sendable {
        public init(appIdentifier: String, position: Position) {}
    }
    public final class AppClipConfiguration: Configuration, @unchecked Sendable {
        public init(position: Position) {}
    }
}
public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in scene: Any) {}
}
public enum AppStore {
    public static func sync() async throws {}
    public static func requestReview(in scene: Any) {}
    public static var canMakePayments: Bool { false }
}
public enum VerificationResult<SignedType> {
    case unverified(SignedType, any Error)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }
}
/// A sequence that ends at once.
public struct NoTransactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<StoreKit.Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
public struct Transaction: Hashable, Identifiable, Sendable {
    public let id: UInt64
    public let productID: String
    public var purchaseDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var expirationDate: Date? { nil }
    public var revocationDate: Date? { nil }
    public func finish() async {}
    public static var updates: NoTransactions { NoTransactions() }
    public static var currentEntitlements: NoTransactions { NoTransactions() }
    public static var all: NoTransactions { NoTransactions() }
    public static func latest(for productID: String) async -> VerificationResult<StoreKit.Transaction>? { nil }
}
public struct Product: Hashable, Identifiable, Sendable {
    public struct ProductType: Hashable, Sendable {
        private let name: String
        public static let consumable = ProductType(name: "consumable")
        public static let nonConsumable = ProductType(name: "nonConsumable")
        public static let nonRenewable = ProductType(name: "nonRenewable")
        public static let autoRenewable = ProductType(name: "autoRenewable")
    }
    public enum PurchaseResult {
        case success(VerificationResult<StoreKit.Transaction>)
        case userCancelled, pending
    }
    public let id, displayName, description, displayPrice: String
    public let price: Decimal
    public let type: ProductType
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    public func purchase() async throws -> PurchaseResult { .userCancelled }
}
