import ActivitySystem
import Foundation

/// A system under test, with short commands.
struct SystemTrial {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var system: SystemState
    let alert = AlertConfiguration(title: "Tea", body: "is ready", sound: .default)

    init(rules: SystemRules = SystemRules()) { system = SystemState(rules: rules) }

    /// Performs a command a number of seconds after the start.
    @discardableResult
    mutating func at(_ seconds: TimeInterval, _ command: SystemCommand) -> [SystemEvent] {
        system.handle(command, at: start + seconds)
    }

    static func content(
        _ text: String = "0123456789", stale: Date? = nil, relevance: Double = 0
    ) -> EncodedContent {
        EncodedContent(state: Data(text.utf8), staleDate: stale, relevanceScore: relevance)
    }

    static func request(
        _ id: String, app: String = "app", relevance: Double = 0, _ change: (inout ActivityRequest) -> Void = { _ in }
    ) -> ActivityRequest {
        var request = ActivityRequest(
            id: id, app: app, attributesType: "Attributes", attributes: Data("{}".utf8),
            content: content(relevance: relevance))
        change(&request)
        return request
    }

    /// The presentations of the activities in the island.
    func island(at seconds: TimeInterval) -> [String: IslandPresentation] {
        let shown = system.activitiesOnShow(at: start + seconds)
        return Dictionary(
            uniqueKeysWithValues: shown.compactMap { activity in activity.island.map { (activity.id, $0) } })
    }

    func lockScreen(at seconds: TimeInterval) -> [String] {
        system.activitiesOnShow(at: start + seconds).filter(\.isOnLockScreen).map(\.id)
    }
}
