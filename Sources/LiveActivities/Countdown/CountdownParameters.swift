import ActivitySystem
import Foundation
import Presentations

/// What a countdown is started or updated with, as it comes from another program:
///
///     {"endDate": 1767952260000, "title": "Tea", "subtitle": "Time remaining", "color": "#007AFF"}
public struct CountdownParameters: Hashable, Sendable {
    /// The instant at which it ends; in JSON milliseconds since 1970.
    public var endDate: Date
    /// The title; not empty.
    public var title: String
    /// More about it.
    public var subtitle: String?
    /// Its colour, `#RRGGBB`.
    public var color: String?
    /// What must be known now.
    public var alertMessage: String?

    /// The latest instant that JavaScript's `Date` can tell, in milliseconds since 1970 either way.
    /// Source: [ECMAScript, time values](https://tc39.es/ecma262/#sec-time-values-and-time-range).
    private static let latest = 8.64e15

    /// Parameters from JSON; unknown fields are ignored. Every error is a ``CountdownError/incorrectData(field:problem:)``.
    public init(json: Data) throws(CountdownError) {
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: json)
        } catch let error as DecodingError {
            let incorrect = IncorrectField(error, in: json)
            throw .incorrectData(field: incorrect?.path ?? "JSON", problem: incorrect?.problem ?? "it cannot be read")
        } catch {
            throw .incorrectData(field: "JSON", problem: "it cannot be read")
        }
        guard abs(fields.endDate) <= Self.latest else {
            throw .incorrectData(field: "endDate", problem: "it is not a time in milliseconds since 1970")
        }
        guard !fields.title.allSatisfy(\.isWhitespace) else {
            throw .incorrectData(field: "title", problem: "it is empty")
        }
        guard fields.color.map({ Color(hex: $0) != nil }) ?? true else {
            throw .incorrectData(field: "color", problem: "it is not a color like #007AFF")
        }
        for (name, text) in [
            ("title", fields.title), ("subtitle", fields.subtitle), ("alertMessage", fields.alertMessage),
        ] where text?.unicodeScalars.contains(where: Self.isControl) ?? false {
            throw .incorrectData(field: name, problem: "it has a line break or a control character")
        }
        endDate = Date(timeIntervalSince1970: fields.endDate / 1000)
        (title, subtitle, color, alertMessage) = (fields.title, fields.subtitle, fields.color, fields.alertMessage)
    }

    /// Throws where the end has come: its content would be stale from the start.
    func checkEnd(at now: Date) throws(CountdownError) {
        guard endDate > now else {
            throw .incorrectData(field: "endDate", problem: "it is in the past; give milliseconds since 1970")
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }

    /// The parameters of an item, with the defaults for what it has not; `nil` where it has no end.
    public init?(_ item: CountdownItem) {
        guard let endDate = item.endDate else { return nil }
        self.endDate = endDate
        title = item.title.isEmpty ? CountdownItem.defaultTitle : item.title
        subtitle = item.subtitle.flatMap { $0.isEmpty ? nil : $0 } ?? CountdownItem.defaultSubtitle
        color = item.color ?? CountdownItem.defaultColor
    }

    /// What a countdown that is there was started or updated with.
    public init(_ content: CountdownAttributes.ContentState) {
        (endDate, title, subtitle) = (content.endDate, content.title, content.subtitle)
        (color, alertMessage) = (content.color, content.alertMessage)
    }

    /// What the countdown shows. Its content is stale from the end on.
    public var content: ActivityContent<CountdownAttributes.ContentState> {
        ActivityContent(
            state: CountdownAttributes.ContentState(
                endDate: endDate, title: title, subtitle: subtitle, color: color, alertMessage: alertMessage),
            staleDate: endDate)
    }

    private struct Fields: Decodable {
        let endDate: Double
        let title: String
        let subtitle: String?
        let color: String?
        let alertMessage: String?
    }
}
