import Foundation
import GuestProtocol
import Presentations

/// Makes values up from their types: a decoder whose input is field names, the literals of the source, and a seed.
///
/// Dates are around now, in the order in which they are declared; enums take the cases that the source names; numbers and texts suit
/// the names of their fields. Each of the first three variants is a later stage of the same activity; further ones differ in what they
/// choose: cases of enums, and texts and numbers that the source compares.
struct Invention {
    /// The number of stages.
    static let stages = 3
    /// The most variants.
    static let mostVariants = 16

    let variant: Int
    private var stage: Int { variant % Self.stages }
    let literals: [String]
    /// The texts that the source compares its values with, by the values' names in lower case.
    private let compared: [String: [String]]
    /// The values that stand for instants, by their names in lower case.
    private let instants: [String: InstantForm]
    /// The dates that are before or after now, by their names in lower case.
    private let sides: [String: InstantSide]
    /// The numbers and texts that are colours, by their names in lower case.
    private let colors: Set<String>
    /// The texts that are drawn as they are and name no symbol, by their names in lower case.
    private let written: Set<String>
    /// Whether the source reads colours as hexadecimal digits alone.
    private let colorsAreDigits: Bool
    /// The numbers that the source takes where a field has no value, by their names in lower case.
    private let defaults: [String: Double]
    /// What flags are at this stage so that the ordinary case is among the stages, and which fields are left out, by their names in lower
    /// case.
    private let ordinary: [String: OrdinaryBranch.Value]
    /// How many elements lists have at least, by their names in lower case.
    private let lengths: [String: Int]
    /// What numbers are shares of, by their names in lower case.
    private let shares: [String: NumberShare]
    private let budget = Budget()
    /// The cases of enums that are tried.
    let cases = CaseChoices()

    init(variant: Int, literals: [String], compared: [String: [String]] = [:]) {
        (self.variant, self.literals) = (variant, literals)
        instants = compared.compactMapValues { texts in texts.lazy.compactMap(InstantForm.init(rawValue:)).first }
        sides = compared.compactMapValues { texts in texts.lazy.compactMap(InstantSide.init(rawValue:)).first }
        colors = Set(compared.filter { $0.value.contains { ColorForm(rawValue: $0) != nil } }.keys)
        written = Set(compared.filter { $0.value.contains(TextUse.written.rawValue) }.keys)
        colorsAreDigits = compared.values.contains { $0.contains(ColorForm.digits.rawValue) }
        defaults = compared.compactMapValues { texts in texts.lazy.compactMap(NumberDefault.init).first?.number }
        ordinary = Self.ordinary(
            compared.values.flatMap { $0.compactMap(OrdinaryBranch.init) }, in: variant % Self.stages)
        lengths = compared.compactMapValues { texts in texts.compactMap(ListLength.init).map(\.count).max() }
        shares = compared.compactMapValues { texts in texts.lazy.compactMap(NumberShare.init).first }
        // Whatever has this prefix is not a text but says what a value is for.
        self.compared = compared.mapValues { texts in texts.filter { !$0.hasPrefix("\u{1}") } }
    }

    /// The most nested values, and the most values in all: a recursive type must end.
    private static let most = (depth: 8, values: 20_000)

    /// The most texts of the source that are tried for a value.
    static let mostLiterals = 500

    /// Counts the values made. A class, because every container counts.
    private final class Budget { var left = Invention.most.values }

    /// A value of a type, of the field at the end of `path`.
    func value<Value: Decodable>(of type: Value.Type, at path: [any CodingKey] = []) throws -> Value {
        if let value = try known(type, at: path) { return value }
        guard budget.left > 0, path.count <= Self.most.depth else { throw EndlessType() }
        budget.left -= 1
        if let type = type as? any CaseIterable.Type, let value = chosen(from: type) as? Value { return value }
        return try cases.value(of: type) { try decoded(type, at: path) }
    }

    /// A value that its type decodes. An enum with raw values takes only some of them: what the source spells is tried.
    private func decoded<Value: Decodable>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value {
        do { return try Value(from: decoder(at: path)) } catch DecodingError.dataCorrupted {}
        // Each literal is tried, so that every case has a variant.
        let values = literals.prefix(Self.mostLiterals).compactMap { try? Value(from: decoder(at: path, text: $0)) }
        if let value = cases.chosen(from: values, variant: variant) { return value }
        let numbers = (Array(0...10) + [100]).map { number in
            Result { try Value(from: decoder(at: path, number: number)) }
        }
        if let value = cases.chosen(from: numbers.compactMap { try? $0.get() }, variant: variant) { return value }
        return try numbers[0].get()
    }

    func decoder(at path: [any CodingKey], text: String? = nil, number: Int? = nil) -> InventingDecoder {
        InventingDecoder(invention: self, codingPath: path, text: text, number: number)
    }

    /// Whether an optional value or a further element is left out, so that a recursive type ends.
    func isDeep(_ path: [any CodingKey]) -> Bool {
        path.count > 4 || budget.left < Self.most.values / 2 || cases.isNested
    }

    private func chosen(from type: any CaseIterable.Type) -> Any? {
        func pick<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
            cases.chosen(from: Array(type.allCases), variant: variant)
        }
        return pick(type)
    }

    /// The literals, beginning with another one for each variant.
    func rotated(_ list: [String]) -> [String] {
        guard !list.isEmpty else { return [] }
        let start = variant % list.count
        return Array(list[start...] + list[..<start])
    }

    /// Values of Foundation's types, which decode from forms of their own.
    private func known<Value>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value? {
        let (name, position) = (Self.name(path), Self.position(path))
        return switch type {
        case is Date.Type: date(name, at: position) as? Value
        case is URL.Type: URL(string: "https://example.com") as? Value
        case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-00000000000\(stage)") as? Value
        case is Data.Type: Data() as? Value
        case is Decimal.Type: Decimal(double(name)) as? Value
        case is Duration.Type: Duration.seconds(integer(name)) as? Value
        case let type as any MeasuredValue.Type: type.invented(double(name)) as? Value
        case is Locale.Type: GuestLocale.standard as? Value
        case is TimeZone.Type: TimeZone(identifier: "UTC") as? Value
        case is Calendar.Type: Calendar(identifier: .gregorian) as? Value
        case is DateComponents.Type:
            Calendar(identifier: .gregorian).dateComponents(
                [.year, .month, .day, .hour, .minute, .second], from: date(name, at: position)) as? Value
        case let type as any InventedDictionary.Type: try type.invented(by: self, at: path) as? Value
        case is ClosedRange<Date>.Type: (date("start", at: position)...date("end", at: position)) as? Value
        case is Range<Date>.Type: (date("start", at: position)..<date("end", at: position)) as? Value
        default: nil
        }
    }

    /// The number of elements of a list: three, or as many as the source asks for by position.
    func count(_ path: [any CodingKey]) -> Int { max(3, lengths[Self.name(path)] ?? 0) }

    static func name(_ path: [any CodingKey]) -> String { field(path)?.lowercased() ?? "" }

    /// The last name of a path. A value of an enum's case without a label, whose key is `_0`, has the name of the case.
    private static func field(_ path: [any CodingKey]) -> String? {
        path.last { key in
            key.intValue == nil && !(key.stringValue.hasPrefix("_") && Int(key.stringValue.dropFirst()) != nil)
        }?.stringValue
    }

    /// Where in the innermost list a value is, counted from 0; 0 in none.
    static func position(_ path: [any CodingKey]) -> Int {
        min(path.last { $0.intValue != nil }?.intValue ?? 0, ListLength.most)
    }

    /// How a number with a name stands for an instant; `nil` if it does not.
    private func instant(_ name: String) -> InstantForm? {
        if let own = instants[name] { return own }
        let isDate = ["startdate", "enddate", "starttime", "endtime"].contains(where: name.contains)
        let isSpan = ["elapsed", "duration", "remaining", "interval"].contains(where: name.contains)
        guard isDate || !isSpan else { return nil }
        if name.contains("millis") || name.hasSuffix("atms") || name.hasSuffix("timems") { return .milliseconds }
        return ["timestamp", "epoch", "unix"].contains(where: name.contains) ? .seconds : nil
    }

    /// The number of an instant; `nil` if the name is not that of one.
    private func instantNumber(_ name: String, at position: Int) -> Double? {
        instant(name).map { form in
            let seconds = date(name, at: position).timeIntervalSince1970
            return form == .milliseconds ? seconds * 1000 : seconds
        }
    }

    /// The date of a field. In a list each element is later than the one before, so that some are to come, unless the source makes ranges up
    /// to now.
    private func date(_ name: String, at position: Int) -> Date {
        let now = ActivityPreview.start
        let past = ["start", "begin", "began", "depart", "order", "creat", "since", "last", "updat", "from", "placed"]
        let isPast = sides[name].map { $0 == .before } ?? past.contains(where: name.contains)
        let minutes: Double = isPast ? -10 - 5 * Double(stage) : 25 - 8 * Double(stage)
        let step: Double = sides.values.contains(.before) ? 0 : 20
        return now + (minutes + step * Double(position)) * 60
    }

    /// A colour as text: what is written on a background must not have the background's colour.
    private func color(_ name: String) -> String {
        let sign = colorsAreDigits ? "" : "#"
        if name.contains("background") || name.hasPrefix("bg") { return sign + "1C1C1E" }
        let isInk = ["text", "title", "label", "foreground", "font"].contains(where: name.contains)
        return sign + (isInk ? "FFFFFF" : "0A84FF")
    }

    func text(_ path: [any CodingKey]) -> String {
        let name = Self.name(path)
        if let own = compared[name], let text = cases.chosen(from: own, variant: variant) { return text }
        if colors.contains(name) { return color(name) }
        if let form = instants[name] {
            let position = Self.position(path)
            return form == .text
                ? date(name, at: position).formatted(.iso8601) : "\(Int(instantNumber(name, at: position) ?? 0))"
        }
        let emoji = ["🙂", "🚀", "🎉"]
        let symbol = written.contains(name) ? emoji : ["star.fill"]
        let known: [(part: String, texts: [String])] = [
            ("url", ["https://example.com"]), ("color", [color(name)]), ("colour", [color(name)]),
            ("hex", [color(name)]),
            ("emoji", emoji), ("icon", symbol), ("symbol", symbol), ("image", symbol),
            ("score", ["2", "4", "7"]),
            ("uuid", ["1"]), ("currency", ["EUR"]), ("unit", ["km"]), ("home", ["Harbour"]), ("away", ["Old Town"]),
            ("team", ["Harbour"]), ("driver", ["Robin"]), ("user", ["Robin"]), ("person", ["Robin"]),
            ("address", ["1 Main Street"]), ("city", ["Springfield"]), ("from", ["North"]), ("to", ["South"]),
            ("status", ["On the way", "Nearly there", "Arrived"]),
            ("state", ["On the way", "Nearly there", "Arrived"]),
            ("message", ["On the way", "Nearly there", "Arrived"]), ("time", ["12:30"]), ("price", ["9.99"]),
        ]
        let field = Self.field(path)
        let words = Set(FieldName.words(field ?? "").map { $0.lowercased() })
        // "to" is part of many words: `storeName` does not name a destination.
        if let found = known.first(where: { $0.part.count < 3 ? words.contains($0.part) : name.contains($0.part) }) {
            return found.texts[stage % found.texts.count]
        }
        return field.map { FieldName.sentence($0) } ?? "Sample"
    }

    func double(_ name: String, at position: Int = 0) -> Double {
        if let instant = instantNumber(name, at: position) { return instant }
        let fractions = [0.3, 0.65, 1]
        switch shares[name] {
        case .ofOne: return fractions[stage]
        // What is a share itself could be one of the other.
        case .of(let whole) where shares[whole] == nil:
            return (fractions[stage] * double(whole) * 10).rounded() / 10
        default: break
        }
        if let number = defaults[name], number != 0 { return number }
        // Those of an alarm, in seconds.
        if name.hasPrefix("totalcountdown") { return 1500 }
        if name.hasPrefix("previouslyelapsed") { return 600 }
        // The same in every variant: it may be of the attributes, which have one.
        if shares.values.contains(.of(name)) { return 20 }
        if ["progress", "fraction", "ratio", "completion"].contains(where: name.contains) {
            return fractions[stage]
        }
        if name.contains("percent") || name.contains("level") { return [35, 65, 100][stage] }
        return [12.5, 21.5, 32][stage]
    }

    func integer(_ name: String, at position: Int = 0) -> Int {
        if let own = compared[name]?.compactMap({ Int($0) }),
            let number = cases.chosen(from: own, variant: variant)
        {
            return number
        }
        if let instant = instantNumber(name, at: position) { return Int(instant) }
        if colors.contains(name), let number = Int(color(name).suffix(6), radix: 16) { return number }
        // One or none of something says little.
        if let number = defaults[name], abs(number) > 1, let whole = Int(exactly: number) { return whole }
        if name.contains("percent") || name.contains("level") { return [35, 65, 100][stage] }
        if ["total", "count", "max", "goal", "target"].contains(where: name.contains) { return 8 }
        // Of things that are counted some are left; of time much.
        if ["stops", "rounds", "laps", "reps", "exercises", "items", "tasks", "pages", "sets"].contains(
            where: name.contains)
        {
            return [2, 4, 7][stage]
        }
        if ["duration", "second", "remaining", "elapsed"].contains(where: name.contains) {
            return 1500 - 400 * stage
        }
        return [2, 4, 7][stage]
    }

    /// Whether an optional value is left out.
    func isMissing(_ name: String) -> Bool { ordinary[name] == .missing }

    func flag(_ name: String) -> Bool {
        if let value = ordinary[name], value != .missing { return value == .yes }
        return Self.flag(name, in: stage)
    }

    static func flag(_ name: String, in stage: Int) -> Bool {
        if ["cancel", "error", "fail", "paus", "stale"].contains(where: name.contains) { return stage == 1 }
        if ["finish", "complete", "done", "end", "over", "deliver"].contains(where: name.contains) {
            return stage == 2
        }
        return stage != 1
    }
}

/// A measurement of any dimension, in its base unit, as metres: the symbol of one that is decoded would be made up.
private protocol MeasuredValue {
    static func invented(_ number: Double) -> Self
}

extension Measurement: MeasuredValue where UnitType: Dimension {
    static func invented(_ number: Double) -> Measurement { Measurement(value: number, unit: UnitType.baseUnit()) }
}
