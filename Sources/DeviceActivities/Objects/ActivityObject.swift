import ActivityLifecycle
import ActivitySystem
import Foundation
import PlainText
import Presentations
import Store

/// An activity as scripts see it. The keys are a promise: they are always there, null where there is no value, and a later Islet
/// only adds to them.
package struct ActivityObject: Encodable {
    private let id: String
    private let app: String
    private let type: String
    private let state: String
    private let startedAt: String?
    private let age: Double?
    private let island: String?
    private let isOnLockScreen: Bool
    private let nextStage: String?
    private let staleAt: String?
    private let relevance: Double
    private let attributes: JSONValue
    private let content: JSONValue
    private let session: SessionObject?

    private enum CodingKeys: String, CodingKey {
        case id, app, type, state
        case startedAt = "started_at"
        case age = "age_seconds"
        case island
        case isOnLockScreen = "on_lock_screen"
        case nextStage = "until"
        case staleAt = "stale_at"
        case relevance, attributes, content, session
    }

    /// The activity of this identifier, which must be there, as it stands in `system` at `now`.
    package init(_ id: String, in system: SystemState, _ sessions: [StoredSession] = [], at now: Date) {
        session = sessions.first { $0.id == id }.map(SessionObject.init)
        let shown = system.activitiesOnShow(at: now).first { $0.id == id }
        let content = system.content(of: id)
        self.id = id
        app = system.app(of: id) ?? ""
        type = system.attributesType(of: id) ?? ""
        state = system.state(of: id)?.rawValue ?? ""
        let start = system.startDate(of: id)
        startedAt = start.map(WallClockText.iso8601)
        age = start.map { JSONText.milliseconds(now.timeIntervalSince($0)) }
        island = shown?.island?.rawValue
        isOnLockScreen = shown?.isOnLockScreen ?? false
        nextStage = system.nextStage(of: id).map(WallClockText.iso8601)
        staleAt = content?.staleDate.map(WallClockText.iso8601)
        relevance = content?.relevanceScore ?? 0
        let fields = ActivityFields.all.first { [type] in $0.type == type }
        let dates = JSONEncoder.DateEncodingStrategy.custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(WallClockText.iso8601(date))
        }
        let json = try? fields?.json(
            attributes: system.attributes(of: id) ?? Data(), content: content?.state ?? Data(), dates: dates)
        attributes = json?.attributes ?? .null
        self.content = json?.content ?? .null
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(id, forKey: .id)
        try object.encode(app, forKey: .app)
        try object.encode(type, forKey: .type)
        try object.encode(state, forKey: .state)
        try object.encode(startedAt, forKey: .startedAt)
        try object.encode(age, forKey: .age)
        try object.encode(island, forKey: .island)
        try object.encode(isOnLockScreen, forKey: .isOnLockScreen)
        try object.encode(nextStage, forKey: .nextStage)
        try object.encode(staleAt, forKey: .staleAt)
        try object.encode(relevance, forKey: .relevance)
        try object.encode(attributes, forKey: .attributes)
        try object.encode(content, forKey: .content)
        try object.encode(session, forKey: .session)
    }
}

/// A session as scripts see it.
struct SessionObject: Encodable {
    let startedAt: String?
    let restarts: Int
    let failures: Int
    let renewsAt: String?
    let schedule: String
    let checkEvery: Double
    let retryAt: String?
    let attempt: Int?
    let attempts: Int

    private enum CodingKeys: String, CodingKey {
        case startedAt = "started_at"
        case restarts, failures
        case renewsAt = "renews_at"
        case schedule
        case checkEvery = "check_every_seconds"
        case retryAt = "retry_at"
        case attempt, attempts
    }

    init(_ session: StoredSession) {
        let lifecycle = session.lifecycle
        startedAt = lifecycle.sessionStart.map(WallClockText.iso8601)
        (restarts, failures) = (lifecycle.restarts, lifecycle.failures)
        renewsAt = lifecycle.restartDate.map(WallClockText.iso8601)
        (schedule, checkEvery) = (lifecycle.schedule.text, lifecycle.checkInterval)
        retryAt = lifecycle.retry.map { WallClockText.iso8601($0.date) }
        attempt = lifecycle.retry?.attempt
        attempts = SessionLifecycle<EncodedContent>.retryDelays.count
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(startedAt, forKey: .startedAt)
        try object.encode(restarts, forKey: .restarts)
        try object.encode(failures, forKey: .failures)
        try object.encode(renewsAt, forKey: .renewsAt)
        try object.encode(schedule, forKey: .schedule)
        try object.encode(checkEvery, forKey: .checkEvery)
        try object.encode(retryAt, forKey: .retryAt)
        try object.encode(attempt, forKey: .attempt)
        try object.encode(attempts, forKey: .attempts)
    }
}

/// The fields of an activity's content as text, and what a restart changed of them.
package struct ActivityFieldList {
    private let fields: [(name: String, value: String)]

    /// The fields in the order of their names; none if the activity does not exist.
    package init(of id: String, in system: SystemState) {
        guard let content = system.content(of: id), let object = JSONValue(json: content.state),
            case .object(let members) = object
        else {
            fields = []
            return
        }
        fields = members.sorted { $0.key < $1.key }.map { name, value in
            (TerminalText.oneLine(name), TerminalText.oneLine((try? JSONText.line(value)) ?? ""))
        }
    }

    /// A title, and a line for each field.
    package func text(_ title: String) -> String {
        ([title] + fields.map { "  \($0.name): \($0.value)" }).joined(separator: "\n") + "\n"
    }

    /// The later fields, and which of these they changed.
    package func comparison(with later: ActivityFieldList) -> String {
        let lost = fields.filter { field in !later.fields.contains { $0 == field } }.map(\.name)
        let verdict =
            lost.isEmpty
            ? "State preserved: all \(fields.count) fields are the same.\n"
            : "State changed: \(lost.joined(separator: ", ")).\n"
        return later.text("State after restart:") + verdict
    }
}
