import Foundation
import LiveActivities

/// The Live Activity that a scenario's app has: any of the program's, or one of the app's own, of which only the JSON is known.
public struct ActivityKind: Sendable {
    /// All kinds, by name.
    public static let all = ActivityWidgets.all.map(ActivityKind.init).sorted { $0.name < $1.name }
    /// A countdown, of which a list may be watched.
    static let countdown = ActivityKind(.countdown)
    /// A build, a backup, a download: what an app has of which nothing is known.
    static let script = ActivityKind(.script)

    private let source: Source
    /// What an app need not say.
    let defaults: [String: ContentValue]

    /// Where it comes from.
    private enum Source: Sendable {
        case widget(ActivityWidget)
        case own(type: String, attributes: Data)
    }

    /// An app's own Live Activity, of attributes of a Swift type, as JSON.
    init(type: String, attributes: Data) { (source, defaults) = (.own(type: type, attributes: attributes), [:]) }

    /// Whether it is the app's own: its content may have any fields.
    var isOwn: Bool { widget == nil }

    private var widget: ActivityWidget? { if case .widget(let widget) = source { widget } else { nil } }

    private init(_ widget: ActivityWidget) {
        source = .widget(widget)
        defaults = Dictionary(
            uniqueKeysWithValues: widget.fields.compactMap { field in field.usual.map { (field.name, ContentValue($0)) }
            })
    }

    /// As scenarios name it: `ambient-reading`.
    public var name: String {
        switch source {
        case .widget(let widget): widget.name
        case .own(let type, _): type
        }
    }

    /// The attributes' Swift type, bare name, as in a push payload.
    public var attributesType: String { widget?.type ?? name }

    /// The fields of its content state.
    var fields: [ActivityField] { widget?.fields ?? [] }

    /// What an app must say.
    var required: [String] { fields.filter(\.isRequired).map(\.name) }

    /// The field that says when the activity began, where the content does.
    var startField: String? { widget?.startField }

    /// The attributes of an activity whose session began at an instant, as JSON.
    public func attributes(sessionStart: Date) -> Data {
        switch source {
        case .widget(let widget): widget.attributes("scenario", sessionStart)
        case .own(_, let attributes): attributes
        }
    }

    /// When the session of an activity began, where its attributes tell.
    func sessionStart(in attributes: Data) -> Date? { widget?.sessionStart(attributes) }

    /// Whether an activity is better replaced than updated where its content becomes another.
    func isSignificantChange(from old: [String: ContentValue], to new: [String: ContentValue]) -> Bool {
        widget?.isSignificantChange(whole(old), whole(new)) ?? false
    }

    /// The fields made smaller by one step, as the app does it; `nil` where nothing may be taken away.
    func shortened(_ fields: [String: ContentValue]) -> [String: ContentValue]? {
        widget?.shortened(whole(fields)).flatMap { try? JSONDecoder().decode([String: ContentValue].self, from: $0) }
            .map { shorter in fields.merging(shorter.filter { fields[$0.key] != nil }) { $1 } }
    }

    /// The fields with what an app need not say, as JSON.
    private func whole(_ fields: [String: ContentValue]) -> Data {
        ScenarioContent(kind: self, fields: defaults.merging(fields) { $1 }).json
    }
}

extension ActivityKind: Hashable {
    /// Whether both have the same name, and the same attributes if they are apps' own.
    public static func == (one: ActivityKind, other: ActivityKind) -> Bool {
        switch (one.source, other.source) {
        case (.own(let type, let attributes), .own(let otherType, let otherAttributes)):
            type == otherType && attributes == otherAttributes
        case (.widget(let widget), .widget(let another)): widget.name == another.name
        default: false
        }
    }

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
