import Foundation
import Languages

/// Stages as people type them: `sit 25m Zazen, walk 10m, sit 25m`.
///
/// A stage is a kind, a duration and, if it is to have another name than its kind, a name; `bell 2` at its end says how many
/// strokes it begins with. The kinds are `sit`, `walk` and the types of sittings; any other word is the stage's name.
extension SittingStages {
    /// Why a text does not describe stages: one sentence.
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// The stages that a text describes.
    public init(parsing text: String) throws(ParseError) {
        var list: [SittingStage] = []
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        if parts.count == 1, parts[0].isEmpty {
            throw ParseError(description: localized("No stage is given; write stages such as \(Self.example)."))
        }
        if parts.last?.isEmpty == true {
            throw ParseError(
                description: localized("A stage is missing after the comma; write stages such as \(Self.example)."))
        }
        if parts[0].isEmpty {
            throw ParseError(
                description: localized("A stage is missing before the comma; write stages such as \(Self.example)."))
        }
        for words in parts { list.append(try Self.stage(words)) }
        self.init(list)
        if let problem { throw ParseError(description: problem.description) }
    }

    private static func stage(_ words: [String]) throws(ParseError) -> SittingStage {
        guard let kind = words.first else {
            throw ParseError(
                description: localized("A stage is missing between two commas; write stages such as \(example)."))
        }
        let typed = words.joined(separator: " ")
        guard let length = words.dropFirst().first,
            let duration = try? SittingDuration.parse(length, allowingZero: true)
        else {
            throw ParseError(
                description: localized(
                    "The stage \"\(typed)\" needs a kind and then a duration, such as walk 10m; write stages such as \(example)."
                ))
        }
        guard duration > 0 else {
            throw ParseError(description: localized("The stage \"\(typed)\" lasts no time; give it a longer duration."))
        }
        var rest = Array(words.dropFirst(2))
        var strokes: Int?
        if rest.count >= 2, rest[rest.count - 2].lowercased() == "bell" {
            guard let count = Int(rest[rest.count - 1]), SittingStage.allowedStrokes.contains(count) else {
                throw ParseError(
                    description: localized(
                        "The stage \"\(typed)\" may begin with \(String(SittingStage.allowedStrokes.lowerBound)) to \(String(SittingStage.allowedStrokes.upperBound)) bell strokes, such as bell 2."
                    ))
            }
            strokes = count
            rest.removeLast(2)
        }
        let (type, usualName) = meaning(of: kind)
        return SittingStage(
            name: rest.isEmpty ? usualName : rest.joined(separator: " "), type: type, duration: duration,
            strokes: strokes)
    }

    private static let example = "\"sit 25m Zazen, walk 10m, sit 25m\""

    private static func meaning(of kind: String) -> (SessionType, name: String) {
        switch kind.lowercased() {
        case "sit", "sitting": return (.meditation, localized("Sitting", "stage"))
        case "walk", "walking": return (.walking, localized("Walking", "stage"))
        default: break
        }
        guard let type = try? SessionType(parsing: kind) else { return (.other, kind) }
        let words = type.rawValue.replacing("-", with: " ")
        let name: String = words.prefix(1).uppercased() + words.dropFirst()
        // In the catalogue by hand.
        return (type, localized(Phrase(name), "stage"))
    }

    /// The stages as ``init(parsing:)`` reads them.
    public var text: String {
        list.map { stage in
            let kind = stage.type == .meditation ? "sit" : stage.type == .walking ? "walk" : stage.type.rawValue
            let meaning = Self.meaning(of: kind)
            let isPlain = stage.type == .other && !stage.name.contains(" ") && Self.meaning(of: stage.name).0 == .other
            let words = [isPlain ? stage.name : kind, SittingDuration.text(stage.duration)]
            let name = isPlain || stage.name == meaning.name ? [] : [stage.name]
            return (words + name + (stage.strokes.map { ["bell \($0)"] } ?? [])).joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// The stages in a few words for people: `25 min Zazen, 10 min Walking`.
    public var summary: String {
        list.map { "\(ClockText.brief($0.duration)) \($0.name)" }.joined(separator: Language.current.comma)
    }

    /// Their number and length: `3 stages · 1 h`.
    package var briefSummary: String {
        let length = list.reduce(0) { $0 + $1.duration }
        return localized("\(count: list.count) stages") + " · " + ClockText.brief(length)
    }
}
