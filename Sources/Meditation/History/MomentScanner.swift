import CivilCalendar
import Foundation

/// Reads a date from left to right and knows the column it is at.
struct MomentScanner {
    private let characters: [Character]
    private var position = 0
    private let now: Date
    private let calendar: HistoryCalendar
    private let direction: Moment.Direction

    init(_ text: String, now: Date, calendar: HistoryCalendar, direction: Moment.Direction) {
        characters = Array(text)
        (self.now, self.calendar, self.direction) = (now, calendar, direction)
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }
    private var column: Int { position + 1 }
    private var unexpected: MomentParseError { .unexpected(next, column: column) }

    /// The whole text as one date.
    mutating func moment() throws(MomentParseError) -> Moment {
        skipBlanks()
        guard next != nil else { throw .empty }
        let moment = try isTime ? .instant(time(on: calendar.wall(now).day, every: 1)) : dayOrWord()
        skipBlanks()
        guard next == nil else { throw unexpected }
        return moment
    }

    private var today: CivilDay { calendar.day(of: now) }

    /// Whether digits and a colon come: a time of day and no year.
    private var isTime: Bool {
        characters[position...].first { !Self.isDigit($0) } == ":" && next.map(Self.isDigit) == true
    }

    private mutating func dayOrWord() throws(MomentParseError) -> Moment {
        let start = position
        guard next.map(Self.isDigit) == true else { return try word() }
        let digits = number()
        if next == " ", position + 1 < characters.count, characters[position + 1].isLetter { position += 1 }
        if next?.isLetter == true, next != "T", next != "t" { return try distance(digits, start: start) }
        guard digits.count == 4, let year = Int(digits) else { throw .noSuchDate(digits, column: start + 1) }
        guard next == "-" else { return try stretch(.year, year: year, month: 1, day: 1, start: start) }
        position += 1
        let month = try part(start)
        guard next == "-" else { return try stretch(.month, year: year, month: month, day: 1, start: start) }
        position += 1
        let day = try part(start)
        guard case .days(let days) = try stretch(.day, year: year, month: month, day: day, start: start) else {
            throw unexpected
        }
        return try withTime(days)
    }

    private mutating func part(_ start: Int) throws(MomentParseError) -> Int {
        let digits = number()
        guard !digits.isEmpty else { throw unexpected }
        guard digits.count <= 2, let value = Int(digits) else {
            throw .noSuchDate(text(from: start), column: start + 1)
        }
        return value
    }

    private func stretch(
        _ unit: CalendarUnit, year: Int, month: Int, day: Int, start: Int
    ) throws(MomentParseError) -> Moment {
        guard let day = CivilDay(year: year, month: month, day: day) else {
            throw .noSuchDate(text(from: start), column: start + 1)
        }
        return .days(calendar.days(of: unit, around: day))
    }

    /// The days, or the instant on the first of them if a time of day follows; see ``time(on:every:)``.
    private mutating func withTime(
        _ days: ClosedRange<CivilDay>, every period: Int? = nil
    ) throws(MomentParseError) -> Moment {
        let hasMark = next == "T" || next == "t"
        if hasMark { position += 1 } else { skipBlanks() }
        guard hasMark || next.map(Self.isDigit) == true else { return .days(days) }
        return .instant(try time(on: days.lowerBound, every: period))
    }

    // MARK: Times of day

    /// A time of day on a recurring day: looking ahead, the first such instant after now.
    private mutating func time(on day: CivilDay, every period: Int?) throws(MomentParseError) -> Date {
        let start = position
        let date = try time(on: day)
        guard direction == .ahead, let period, date <= now else { return date }
        position = start
        return try time(on: day.advanced(by: period))
    }

    private mutating func time(on day: CivilDay) throws(MomentParseError) -> Date {
        let start = position
        var parts: [Int] = []
        repeat {
            if !parts.isEmpty { position += 1 }
            let digits = number()
            guard !digits.isEmpty else { throw unexpected }
            parts.append(digits.count <= 2 ? Int(digits) ?? 99 : 99)
        } while next == ":" && parts.count < 3
        guard parts.count > 1 else { throw unexpected }
        guard parts[0] < 24, parts.dropFirst().allSatisfy({ $0 < 60 }) else {
            throw .noSuchTime(text(from: start), column: start + 1)
        }
        let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
        guard let offset = try offset() else {
            let dates = calendar.dates(on: day, secondsAfterMidnight: TimeInterval(seconds))
            // Where clocks are set back, between the two comings of a time the second is the next one.
            return direction == .ahead ? dates.first { $0 > now } ?? dates[0] : dates[0]
        }
        return Date(timeIntervalSince1970: TimeInterval(day.number * 86400 + seconds - offset))
    }

    /// Seconds east of UTC, if they are said: `Z`, `+01:00`, `+0100`.
    private mutating func offset() throws(MomentParseError) -> Int? {
        switch next {
        case "Z", "z":
            position += 1
            return 0
        case "+", "-", "\u{2212}":
            let start = position
            let sign = next == "+" ? 1 : -1
            position += 1
            var digits = number()
            if digits.count == 2, next == ":" {
                position += 1
                digits += number()
            }
            guard digits.count == 4 || digits.count == 2, let value = Int(digits) else { throw unexpected }
            let (hours, minutes) = digits.count == 4 ? (value / 100, value % 100) : (value, 0)
            guard hours < 24, minutes < 60 else { throw .noSuchTime(text(from: start), column: start + 1) }
            return sign * (hours * 3600 + minutes * 60)
        default: return nil
        }
    }

    // MARK: Words

    /// That long ago or, looking ahead, from now.
    private mutating func distance(_ digits: String, start: Int) throws(MomentParseError) -> Moment {
        let unit = letters().lowercased()
        if direction == .back, next == " " || next == "-" {
            // `7 days ago` reads as well as `7d`.
            let before = position
            position += 1
            if letters().lowercased() != "ago" { position = before }
        }
        // More than a century is a slip.
        guard let count = Int(digits), count <= 100_000 else { throw .noSuchDate(digits, column: start + 1) }
        let sign = direction == .back ? -1 : 1
        let day: CivilDay
        switch unit {
        case "min", "mins", "minute", "minutes": return .instant(now + TimeInterval(sign * count) * 60)
        case "h", "hour", "hours": return .instant(now + TimeInterval(sign * count) * 3600)
        case "d", "day", "days": day = today.advanced(by: sign * count)
        case "w", "week", "weeks": day = today.advanced(by: sign * 7 * count)
        case "mo", "month", "months": day = today.advanced(months: sign * min(count, 1200))
        case "y", "year", "years": day = today.advanced(months: sign * 12 * min(count, 100))
        default: throw .unknownWord(text(from: start), column: start + 1)
        }
        return try withTime(day...day)
    }

    private mutating func word() throws(MomentParseError) -> Moment {
        let start = position
        let first = letters().lowercased()
        guard !first.isEmpty else { throw unexpected }
        if first == "now" { return .instant(now) }
        if direction == .back, first == "this" || first == "last" {
            guard next == "-" || next == "_" || next == " " else { throw .unknownWord(first, column: start + 1) }
            position += 1
            guard let unit = CalendarUnit(rawValue: letters().lowercased()) else {
                throw .unknownWord(text(from: start), column: start + 1)
            }
            return .days(
                calendar.days(
                    of: unit, around: calendar.first(of: unit, around: today, movedBy: first == "this" ? 0 : -1)))
        }
        let (day, period) = try namedDay(first, start: start)
        return try withTime(day...day, every: period)
    }

    /// The day of a name, and after how many days that is another day's.
    private func namedDay(_ name: String, start: Int) throws(MomentParseError) -> (day: CivilDay, period: Int?) {
        switch (name, direction) {
        case ("today", _): return (today, nil)
        case ("yesterday", .back): return (today.advanced(by: -1), nil)
        case ("tomorrow", .ahead): return (today.advanced(by: 1), nil)
        case ("yesterday", .ahead), ("tomorrow", .back): throw .wrongDirection(text(from: start), column: start + 1)
        default: break
        }
        let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        guard let index = weekdays.firstIndex(where: { $0 == name || $0.prefix(3) == name }) else {
            throw .unknownWord(text(from: start), column: start + 1)
        }
        let passed = (today.weekday - 1 - index + 7) % 7
        return (today.advanced(by: direction == .back ? -passed : (7 - passed) % 7), 7)
    }

    // MARK: Characters

    private mutating func skipBlanks() {
        while next?.isWhitespace == true { position += 1 }
    }

    private mutating func number() -> String {
        let start = position
        while next.map(Self.isDigit) == true { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func letters() -> String {
        let start = position
        while next?.isLetter == true { position += 1 }
        return String(characters[start..<position])
    }

    private func text(from start: Int) -> String { String(characters[start..<position]) }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
