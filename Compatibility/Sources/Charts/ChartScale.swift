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

    /// The scale of `values` within `domain`; `nil`: as wide as the values, with zero unless they are dates.
    init(_ values: [Plotted], domain: ClosedRange<Double>?, categories own: [String]?, includesZero: Bool) {
        var numbers: [Double] = []
        categories = own ?? []
        for value in values {
            switch value {
            case .category(let name): if !categories.contains(name) { categories.append(name) }
            case .date(let number):
                isDate = true
                numbers.append(number)
            case .number(let number): if number.isFinite { numbers.append(number) }
            }
        }
        count = categories.isEmpty ? Set(numbers).count : categories.count
        if let domain {
            (lower, upper) = (domain.lowerBound, domain.upperBound)
        } else if let least = numbers.min(), let most = numbers.max() {
            (lower, upper) = includesZero && !isDate ? (min(0, least), max(0, most)) : (least, most)
        }
        if upper <= lower { upper = lower + 1 }
    }

    /// The place of a value; the middle of its band for a category.
    func place(_ value: Plotted) -> Double {
        switch value {
        case .category(let name):
            guard let index = categories.firstIndex(of: name) else { return 0.5 }
            return (Double(index) + 0.5) / Double(max(1, categories.count))
        case .number(let number), .date(let number): return (number - lower) / (upper - lower)
        }
    }

    /// Round values within the scale, about `count` of them.
    func ticks(_ count: Int = 4) -> [(place: Double, text: String)] {
        guard categories.isEmpty else { return categories.map { (place(.category($0)), $0) } }
        let span = upper - lower
        if isDate {
            let style = Date.FormatStyle(
                date: span > 172_800 ? .abbreviated : .omitted, time: span > 172_800 ? .omitted : .shortened,
                locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0)!)
            return (0..<3).map { index in
                let place = Double(index) / 2
                return (place, Date(timeIntervalSinceReferenceDate: lower + span * place).formatted(style))
            }
        }
        let rough = span / Double(max(1, count))
        let power = pow(10, (log10(rough)).rounded(.down))
        let step = power * ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10)
        let first = (lower / step).rounded(.up) * step
        return stride(from: first, through: upper + step / 1000, by: step).map { value in
            let text = step >= 1 ? "\(Int(value.rounded()))" : String(format: "%g", (value * 1000).rounded() / 1000)
            return (place(.number(value)), text)
        }
    }
}
