import CellUI
import Foundation

/// The scale of one axis: where its values are, from 0 to 1.
struct ChartScale {
    var lower = 0.0
    var upper = 1.0
    /// The categories in order; empty for numbers and dates.
    private(set) var categories: [String] = []
    private(set) var isDate = false
    /// The count of different values, which decides the width of bars.
    private(set) var count = 1
    /// About how many values an axis has if nothing says how many.
    var usualCount = Self.usualCount
    static let usualCount = 4
    /// How far apart its values are.
    let type: ScaleType

    /// Whether the values go from the trailing or upper end.
    private var isReversed = false

    /// The scale of `values` within `domain`; `nil`: as wide as the values, with zero unless they are dates.
    ///
    /// - Parameter isVertical: Whether it goes up: categories begin at the top, as lines of a text do. Default: no.
    init(
        _ values: [Plotted], domain: ClosedRange<Double>?, categories own: [String]?, includesZero: Bool,
        isReversed: Bool = false, isVertical: Bool = false, type: ScaleType = .linear
    ) {
        (self.isReversed, self.type) = (isReversed, type)
        var numbers: [Double] = []
        categories = own ?? []
        for value in values {
            switch value {
            case .category(let name): if !categories.contains(name) { categories.append(name) }
            case .date(let number):
                isDate = true
                numbers.append(number)
            case .number(let number): if number.isFinite { numbers.append(number) }
            case .points: break
            }
        }
        if isVertical, !categories.isEmpty { self.isReversed.toggle() }
        count = categories.isEmpty ? Set(numbers).count : categories.count
        if let domain {
            (lower, upper) = (domain.lowerBound, domain.upperBound)
        } else if type.isLog, let least = numbers.filter({ $0 > 0 }).min(), let most = numbers.max() {
            // The power of ten below the least value, above which that is seen.
            (lower, upper) = (pow(10, log10(least).rounded(.down)), most)
        } else if let least = numbers.min(), let most = numbers.max() {
            (lower, upper) = includesZero && !isDate ? (min(0, least), max(0, most)) : (least, most)
        }
        if type.isLog, lower <= 0 { lower = min(1, upper / 10) }
        if upper <= lower { upper = type.isLog ? max(lower, 0.1) * 10 : lower + 1 }
    }

    /// The place of a value; the middle of its band for a category.
    func place(_ value: Plotted) -> Double {
        let place: Double =
            switch value {
            case .category(let name):
                categories.firstIndex(of: name).map { (Double($0) + 0.5) / Double(categories.count) } ?? 0.5
            case .number(let number), .date(let number): share(of: number)
            case .points: 0.5
            }
        return isReversed ? 1 - place : place
    }

    /// How far up a number is; one that is not on a logarithmic scale is at its lower end.
    private func share(of number: Double) -> Double {
        let (start, end) = (type.height(of: lower), type.height(of: upper))
        let share = (type.height(of: number) - start) / (end - start)
        return share.isFinite ? share : 0
    }

    /// What is at a place from 0 to 1: the category whose band it is in.
    func value(at place: Double) -> Plotted {
        let place = isReversed ? 1 - place : place
        guard categories.isEmpty else {
            return .category(categories[min(max(0, Int(place * Double(categories.count))), categories.count - 1)])
        }
        let (start, end) = (type.height(of: lower), type.height(of: upper))
        let number = type.value(at: start + (end - start) * place)
        return isDate ? .date(number) : .number(number)
    }

    /// The values of an axis.
    func values(_ values: AxisMarkValues, in format: AxisFormat) -> [Plotted] {
        guard categories.isEmpty else {
            guard case .list(let list) = values.kind else { return categories.map(Plotted.category) }
            return list.filter { categories.contains($0.name) }
        }
        let all: [Plotted] =
            switch values.kind {
            case .list(let list): list
            case .automatic(let count):
                isDate ? thirds(count ?? 3) : type.isLog ? powers : stepped(by: roundStep(count ?? usualCount))
            case .stride(let step): isDate ? dates(step) : stepped(by: step)
            case .dates(let component, let count):
                format.dates(of: component, count: count, in: lower...upper).map(Plotted.date)
            }
        return all.filter { (-1e-9...1 + 1e-9).contains(place($0)) }
    }

    private func thirds(_ count: Int) -> [Plotted] {
        let last = Double(min(max(count, 2), Self.most) - 1)
        return stride(from: 0, through: last, by: 1).map { .date(lower + (upper - lower) * $0 / last) }
    }
    private func dates(_ step: Double) -> [Plotted] {
        stepped(by: step).map { .date($0.number ?? 0) }
    }

    /// Multiples of a step; none if there were more than an axis can have.
    private func stepped(by step: Double) -> [Plotted] {
        guard step > 0, step.isFinite, (upper - lower) / step <= Double(Self.most) else { return [] }
        let first = (lower / step).rounded(.up) * step
        return stride(from: first, through: upper + step / 1000, by: step).map(Plotted.number)
    }
    private static let most = 100

    /// Powers of ten, or two and five times as much too where there are few.
    private var powers: [Plotted] {
        let tens = Int(log10(lower).rounded(.down))...Int(max(log10(upper), log10(lower)).rounded(.up))
        let factors: [Double] = log10(upper / lower) < 2 ? [1, 2, 5] : [1]
        let all = tens.flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
            .filter { (lower...upper).contains($0) }
        // Of more than there is room for, each second or third.
        let step = max(1, (all.count + usualCount) / (usualCount + 1))
        return stride(from: 0, to: all.count, by: step).map { .number(all[$0]) }
    }

    /// The round step of about `count` values.
    private func roundStep(_ count: Int) -> Double { Self.roundStep(of: upper - lower, count: count) }

    /// The round step of about `count` values in a length.
    static func roundStep(of length: Double, count: Int) -> Double {
        let rough = length / Double(max(1, count))
        let power = pow(10, (log10(rough)).rounded(.down))
        return power * ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10)
    }

    /// What stands at a value.
    func text(of value: Plotted, in format: AxisFormat) -> String {
        switch value {
        case .category(let name): name
        case .date(let seconds): format.text(of: seconds, isDay: upper - lower > 172_800)
        case .number(let number), .points(let number): format.text(of: number)
        }
    }
}

/// How an axis writes numbers and dates.
struct AxisFormat {
    let locale: Locale
    let timeZone: TimeZone

    func text(of number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
    }
    func text(of seconds: Double, isDay: Bool) -> String {
        var style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        style = isDay ? style.month(.abbreviated).day() : style.hour().minute()
        return style.format(Date(timeIntervalSinceReferenceDate: seconds))
    }

    /// The beginnings of days, hours and so on in a range.
    func dates(of component: Calendar.Component, count: Int, in range: ClosedRange<Double>) -> [Double] {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        guard count > 0, let first = calendar.dateInterval(of: component, for: start)?.start else { return [] }
        var found: [Double] = []
        for index in 0...100 {
            guard let date = calendar.date(byAdding: component, value: index * count, to: first) else { break }
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds > range.upperBound { break }
            if seconds >= range.lowerBound { found.append(seconds) }
        }
        return found
    }
}
