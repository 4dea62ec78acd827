import ActivitySystem
import Foundation
import GuestBuild
import GuestProtocol
import HostSystem
import LiveActivities
import PlainText
import Presentations

/// Fields of a state's content and attributes that have values of one's own; the other fields are the state's.
package struct ContentEdits: Hashable, Sendable {
    /// Fields of the content; one that is null is taken away.
    package var content: [String: JSONValue] = [:]
    /// Fields of the attributes.
    package var attributes: [String: JSONValue] = [:]

    /// No edits.
    package init() {}

    /// Whether nothing is changed.
    package var isEmpty: Bool { content.isEmpty && attributes.isEmpty }

    /// Fields as they are written in JSON. Throws a ``CommandFailure`` if it is not an object.
    ///
    /// - Parameter option: The option that has the value, for sentences.
    package static func fields(_ value: JSONValue, option: String) throws(CommandFailure) -> [String: JSONValue] {
        guard let members = value.members else {
            throw CommandFailure(
                sentence: "\(option) needs a JSON object, such as {\"title\": \"Tea\"}.", status: .dataError)
        }
        return members
    }

    /// A state with these values.
    ///
    /// - Throws: a ``CommandFailure`` that names the field and what it holds.
    package func state(
        of state: ActivityPreview.State, in preview: ActivityPreview
    ) throws(CommandFailure) -> ActivityPreview.State {
        if isEmpty { return state }
        if let guest = GuestStateContent(of: state) { return try self.state(of: guest, in: preview) }
        guard let widget = Self.widget(of: preview), let source = state.source else {
            throw CommandFailure(
                sentence: "The fields of \(preview.name) cannot be changed: its content is not known.", status: .usage)
        }
        try check(widget)
        let start = ActivityPreview.start
        let data = try self.data(of: source, widget, start: start)
        let end = widget.summary(data.attributes, data.content)?.end
        var new = ActivityPreview.State(
            state.name, at: state.moment, target: end.map { $0.timeIntervalSince(start) } ?? state.target
        ) { start, isStale in
            let views = (try? self.data(of: source, widget, start: start)).flatMap {
                widget.viewsOfData($0.attributes, $0.content, "preview", isStale)
            }
            guard var views else { return state.views(from: start, isStale: isStale) }
            views.appName = preview.displayName
            return views
        }
        new.source = source
        return new
    }

    /// The program's own widget that a preview shows; `nil` for those of other apps.
    private static func widget(of preview: ActivityPreview) -> ActivityWidget? {
        preview.states[0].source == nil ? nil : ActivityWidgets.all.first { $0.name == preview.name }
    }

    /// The fields of a state's content. Throws a ``CommandFailure`` if they are not known.
    static func fields(
        of state: ActivityPreview.State, in preview: ActivityPreview
    ) throws(CommandFailure) -> [ActivityField] {
        if let guest = GuestStateContent(of: state) { return try written(by: guest).fields }
        return widget(of: preview)?.fields ?? []
    }

    /// The content of a state with these values, in JSON whose dates are seconds since 1970.
    package func values(of state: ActivityPreview.State, in preview: ActivityPreview) -> [String: JSONValue] {
        if let guest = GuestStateContent(of: state) {
            return Self.merged(content, into: (try? Self.written(by: guest).state) ?? [:])
        }
        guard let widget = Self.widget(of: preview), let source = state.source else { return [:] }
        let start = ActivityPreview.start
        let json = try? widget.write(source.attributes(start), source.content(start), .secondsSince1970)[1]
        return Self.merged(content, into: json.flatMap(JSONValue.init(json:))?.members ?? [:])
    }

    // MARK: Making

    private typealias Halves = (attributes: Data, content: Data)

    private func data(
        of source: ActivityPreview.State.Source, _ widget: ActivityWidget, start: Date
    ) throws(CommandFailure) -> Halves {
        let dates = ContentDates.decoding(start: start)
        do {
            let base = try widget.write(source.attributes(start), source.content(start), .secondsSince1970)
                .map { JSONValue(json: $0)?.members ?? [:] }
            let attributes = try Self.read(Self.merged(attributes, into: base[0]), of: widget, "--attributes") {
                try widget.readAttributes($0, dates)
            }
            let content = try Self.read(Self.merged(content, into: base[1]), of: widget, "--content") {
                try widget.readContent($0, dates)
            }
            let size = attributes.count + content.count
            guard size <= SystemState.contentLimit else {
                throw CommandFailure(
                    sentence: "Attributes and content have \(size) bytes; a Live Activity has at most "
                        + "\(SystemState.contentLimit).", status: .dataError)
            }
            return (attributes, content)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(sentence: "The state cannot be changed: \(error).", status: .dataError)
        }
    }

    static func merged(_ edits: [String: JSONValue], into values: [String: JSONValue]) -> [String: JSONValue] {
        values.merging(edits) { $1 }.filter { $0.value != .null }
    }

    private static func read(
        _ values: [String: JSONValue], of widget: ActivityWidget, _ option: String, by decode: (Data) throws -> Data
    ) throws -> Data {
        let json = JSONValue.object(values).json
        do {
            return try decode(json)
        } catch let error as DecodingError {
            let field = IncorrectField(error, in: json)
            throw CommandFailure(
                sentence: "`\(field?.path ?? "JSON")` of \(widget.name) is incorrect: "
                    + "\(field?.problem ?? "it cannot be read") (\(option)).", status: .dataError)
        } catch ActivityWidgetError.refused(_, let sentence) {
            throw CommandFailure(sentence: sentence, status: .dataError)
        }
    }

    // MARK: Checking

    /// Throws for a field that the widget has not, or whose value is of another kind.
    private func check(_ widget: ActivityWidget) throws(CommandFailure) {
        try Self.checkNames(attributes, among: widget.attributeNames, of: widget.name, "--attributes")
        try checkContent(widget.fields, of: widget.name)
    }

    /// Checks the fields of the content: that there are such fields, and what they hold.
    func checkContent(_ fields: [ActivityField], of widget: String) throws(CommandFailure) {
        try Self.checkNames(content, among: fields.map(\.name), of: widget, "--content")
        for field in fields {
            guard let value = content[field.name], !field.accepts(value) else { continue }
            let given = String(decoding: value.json, as: UTF8.self)
            let shown = given.count > 40 ? given.prefix(40) + "…" : given[...]
            throw CommandFailure(
                sentence: "`\(field.name)` of \(widget) is \(field.expected), not "
                    + "\(TerminalText.oneLine(String(shown))) (--content).", status: .dataError)
        }
    }

    /// The failure for a typed text that is not what a field holds.
    static func refusal(of text: String, for field: ActivityField) -> CommandFailure {
        CommandFailure(
            sentence: "`\(field.name)` is \(field.expected), not \"\(TerminalText.oneLine(text))\".", status: .dataError
        )
    }

    private static func checkNames(
        _ values: [String: JSONValue], among names: [String], of widget: String, _ option: String
    ) throws(CommandFailure) {
        guard let unknown = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
        let advice = NearMiss.advice(on: unknown, among: names.sorted())
        throw CommandFailure(
            sentence: "Unknown field `\(TerminalText.oneLine(unknown))` of \(widget) (\(option)); \(advice)",
            status: .dataError)
    }
}
