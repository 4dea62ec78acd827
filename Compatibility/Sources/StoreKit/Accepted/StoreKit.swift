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
