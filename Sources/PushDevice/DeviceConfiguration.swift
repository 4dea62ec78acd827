import ActivitySystem
import Foundation
import LiveActivities

/// How the emulated device behaves. None of it changes while it runs.
package struct DeviceConfiguration: Codable, Hashable, Sendable {
    /// The budget of priority 10 without frequent updates. Default ``BudgetPreset/standard``.
    package var standardBudget = BudgetPreset.standard
    /// The budget of priority 10 with frequent updates. Default ``BudgetPreset/frequent``.
    package var frequentBudget = BudgetPreset.frequent
    /// The budget of starts by push. Default ``BudgetPreset/pushToStart``.
    package var startBudget = BudgetPreset.pushToStart
    /// Which part of the budgets for updates is left in Low Power Mode, 0...1. Default a half.
    package var lowPowerShare = 0.5
    /// How often an activity is drawn at most, in seconds: the preset `render-interval`. Default 5; 0 draws at once. A delivered
    /// push says how long it waits to be drawn.
    package var renderInterval: TimeInterval = 5
    /// How long a push with priority 5 waits for an opportunity, in seconds. Default 2; 0 delivers at once.
    package var opportunityInterval: TimeInterval = 2
    /// How far in the past or future a start's or update's timestamp may lie, in seconds. Default 8 hours.
    package var longestTimestampDistance: TimeInterval = 8 * 3600
    /// How long a push without an expiration date is stored for a device that is offline, in seconds. Default 30 days.
    package var storageDuration: TimeInterval = 30 * 86400
    /// Whether pushes may overtake each other, as APNs does not promise their order. Default false.
    package var reordersPushes = false
    /// How long a push that is overtaken stays behind at most, in seconds. Default 0.5.
    package var reorderDelay: TimeInterval = 0.5
    /// Content samples by attributes type or by bundle id.
    package var contentSamples: [String: ContentSample] = [:]
    /// The attributes type of an app's adopted activities, by bundle id. Without one the only sample decides, and without that
    /// any content is taken.
    package var attributesTypes: [String: String] = [:]
    /// The apps whose push-to-start tokens exist from the beginning, by bundle id.
    package var bundleIDs: [String] = []
    /// Limits of activities for each app and device, and other choices of the phone.
    package var rules = SystemRules()
    /// How many records the delivery log keeps. Default 3,000.
    package var logCapacity = 3_000
    /// How many devices are emulated at most: every adopted token has one of its own. Default 5,000; beyond that those without a
    /// push for the longest time are forgotten.
    package var maximumDevices = 5_000
    /// Whether devices have frequent updates at first. Default false.
    package var hasFrequentPushes = false

    /// The device as described.
    package init() {}

    /// The attributes types that a start may name; nil while any is allowed, because no sample names a type.
    var knownTypes: Set<String>? {
        let named = contentSamples.keys.filter { !$0.contains(".") }
        return named.isEmpty ? nil : Set(named).union(ActivityWidgets.types)
    }

    /// The attributes type of an activity that the device first hears of by an update.
    func adoptedType(of bundleID: String) -> String? {
        if let type = attributesTypes[bundleID] { return type }
        guard contentSamples[bundleID] == nil, contentSamples.count == 1, let name = contentSamples.keys.first,
            !name.contains(".")
        else { return nil }
        return name
    }

    /// The sample that an app's content is compared with; nil where there is none.
    func sample(type: String?, bundleID: String) -> ContentSample? {
        type.flatMap { contentSamples[$0] } ?? contentSamples[bundleID]
    }
}
