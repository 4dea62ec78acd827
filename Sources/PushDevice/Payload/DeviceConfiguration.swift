import ActivitySystem
import Foundation
import LiveActivities

/// The configuration of the emulated device, fixed while it runs.
package struct DeviceConfiguration: Codable, Hashable, Sendable {
    /// The budget for priority 10 without frequent updates. Default ``BudgetPreset/standard``.
    package var standardBudget = BudgetPreset.standard
    /// The budget for priority 10 with frequent updates. Default ``BudgetPreset/frequent``.
    package var frequentBudget = BudgetPreset.frequent
    /// The push-to-start budget. Default ``BudgetPreset/pushToStart``.
    package var startBudget = BudgetPreset.pushToStart
    /// The fraction of the update budgets available in Low Power Mode, 0...1. Default 0.5.
    package var lowPowerShare = 0.5
    /// Minimum seconds between two drawings of an activity: the preset `render-interval`. Default 5; 0 draws at once. The
    /// record of a delivered push says how long the drawing is delayed.
    package var renderInterval: TimeInterval = 5
    /// Seconds that a push with priority 5 waits for an opportunity. Default 2; 0 delivers at once.
    package var opportunityInterval: TimeInterval = 2
    /// Maximum distance of a start's or update's timestamp from now, in seconds. Default 8 hours.
    package var longestTimestampDistance: TimeInterval = 8 * 3600
    /// Seconds for which a push without an expiration date is stored for an offline device. Default 30 days.
    package var storageDuration: TimeInterval = 30 * 86400
    /// Whether pushes may overtake each other, because APNs does not guarantee their order. Default `false`.
    package var reordersPushes = false
    /// Maximum seconds for which a push is held back to be overtaken. Default 0.5.
    package var reorderDelay: TimeInterval = 0.5
    /// Content samples by attributes type or bundle ID.
    package var contentSamples: [String: ContentSample] = [:]
    /// The attributes type of an app's adopted activities, by bundle ID. For other apps the type of the only sample is used; if
    /// that does not apply either, the type is unknown and any content is accepted.
    package var attributesTypes: [String: String] = [:]
    /// Bundle IDs of the apps that have push-to-start tokens from the beginning.
    package var bundleIDs: [String] = []
    /// The rules of the phones' activity system, such as activity limits.
    package var rules = SystemRules()
    /// Number of records in the delivery log. Default 3,000.
    package var logCapacity = 3_000
    /// Maximum number of emulated devices, one for each adopted token. Default 5,000. Beyond that, those whose last push is
    /// oldest are removed.
    package var maximumDevices = 5_000
    /// Whether devices have frequent updates initially. Default `false`.
    package var hasFrequentPushes = false
    /// Distinguishes the tokens of this emulated phone from those of another server's. Default `nil`: it is the only one.
    package var phoneName: String?

    /// Creates the default configuration.
    package init() {}

    /// The full name of a token, which determines it.
    func tokenName(_ name: String) -> String { phoneName.map { "\($0)/\(name)" } ?? name }

    /// The attributes types that a start may name; `nil`, allowing any, if no sample names a type.
    var knownTypes: Set<String>? {
        let named = contentSamples.keys.filter { !$0.contains(".") }
        return named.isEmpty ? nil : Set(named).union(ActivityWidgets.types)
    }

    /// The attributes type of an activity adopted on its first update; `nil` if unknown.
    func adoptedType(of bundleID: String) -> String? {
        if let type = attributesTypes[bundleID] { return type }
        guard contentSamples[bundleID] == nil, contentSamples.count == 1, let name = contentSamples.keys.first,
            !name.contains(".")
        else { return nil }
        return name
    }

    /// The sample to check an app's content against; `nil` if there is none.
    func sample(type: String?, bundleID: String) -> ContentSample? {
        type.flatMap { contentSamples[$0] } ?? contentSamples[bundleID]
    }
}
