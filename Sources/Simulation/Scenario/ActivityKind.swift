import Foundation
import LiveActivities

/// The Live Activity that a scenario's app has: any of the program's.
public struct ActivityKind: Sendable {
    /// All kinds, by name.
    public static let all = ActivityWidgets.all.map(ActivityKind.init).sorted { $0.name < $1.name }
    /// A countdown, of which a list may be watched.
    static let countdown = ActivityKind(.countdown)
    /// A build, a backup, a download: what an app has of which nothing is known.
    static let script = ActivityKind(.script)

    private let widget: ActivityWidget
    /// What an app need not say.
    let defaults: [String: ContentValue]

    private init(_ widget: ActivityWidget) {
        self.widget = widget
        defaults = Dictionary(
            uniqueKeysWithValues: widget.fields.compactMap { field in field.usual.map { (field.name, ContentValue($0)) }
            })
    }

    /// As scenarios name it: `ambient-reading`.
    public var name: String { widget.name }

    /// The attributes' Swift type, bare name, as in a push payload.
    public var attributesType: String { widget.type }

    /// The fields of its content state.
    var fields: [ActivityField] { widget.fields }

    /// What an app must say.
    var required: [String] { widget.fields.filter(\.isRequired).map(\.name) }

    /// The field that says when the activity began, where the content does.
    var startField: String? { widget.startField }

    /// The attributes of an activity whose session began at an instant, as JSON.
    public func attributes(sessionStart: Date) -> Data { widget.attributes("scenario", sessionStart) }

    /// When the session of an activity began, where its attributes tell.
    func sessionStart(in attributes: Data) -> Date? { widget.sessionStart(attributes) }

    /// Whether an activity is better replaced than updated where its content becomes another.
    func isSignificantChange(from old: [String: ContentValue], to new: [String: ContentValue]) -> Bool {
        widget.isSignificantChange(whole(old), whole(new))
    }

    /// The fields made smaller by one step, as the app does it; `nil` where nothing may be taken away.
    func shortened(_ fields: [String: ContentValue]) -> [String: ContentValue]? {
        widget.shortened(whole(fields)).flatMap { try? JSONDecoder().decode([String: ContentValue].self, from: $0) }
            .map { shorter in fields.merging(shorter.filter { fields[$0.key] != nil }) { $1 } }
    }

    /// The fields with what an app need not say, as JSON.
    private func whole(_ fields: [String: ContentValue]) -> Data {
        ScenarioContent(kind: self, fields: defaults.merging(fields) { $1 }).json
    }
}

extension ActivityKind: Hashable {
    /// Whether both have the same name.
    public static func == (one: ActivityKind, other: ActivityKind) -> Bool { one.name == other.name }

    /// By the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ContentValue {
    fileprivate init(_ usual: ActivityField.Usual) {
        switch usual {
        case .text(let text): self = .text(text)
        case .number(let number): self = .number(number)
        case .boolean(let boolean): self = .boolean(boolean)
        }
    }
}
