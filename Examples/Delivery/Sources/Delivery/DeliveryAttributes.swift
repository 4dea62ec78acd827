#if os(iOS)
    import ActivityKit
    import Foundation
#else
    import Presentations
#endif

/// What is known of an order when it is placed, and what changes until it arrives.
public struct DeliveryAttributes: ActivityAttributes {
    /// The content state that the app's server pushes.
    public struct ContentState: Codable, Hashable, Sendable {
        /// How far the order is.
        public enum Stage: String, Codable, CaseIterable, Hashable, Sendable {
            case preparing, onTheWay, arrived
        }

        /// How far the order is.
        public var stage: Stage
        /// When it arrives, or arrived.
        public var arrival: Date

        /// A content state.
        public init(stage: Stage, arrival: Date) { (self.stage, self.arrival) = (stage, arrival) }
    }

    /// The shop's name.
    public var shop: String
    /// The number of things in the bag.
    public var items: Int

    /// An order.
    public init(shop: String, items: Int) { (self.shop, self.items) = (shop, items) }
}
