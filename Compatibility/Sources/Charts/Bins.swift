import Foundation

/// A bin of values: from its lower bound to just below its upper one, which the last bin includes.
public struct ChartBinRange<Bound: Comparable>: RangeExpression, Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        isClosed ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
    }
}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The bins between thresholds.
struct Bins<Value: Comparable> {
    let thresholds: [Value]
    var count: Int { max(0, thresholds.count - 1) }
    func bin(at index: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == count - 1)
    }
    /// The bin of a value: the first or last one if the value is outside of all.
    func index(for value: Value) -> Int {
        let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return min(max(0, after - 1), max(0, count - 1))
    }
}

/// Bins of numbers, with round bounds.
public struct NumberBins<Value: Plottable & Numeric & Comparable>: RandomAccessCollection {
    private let bins: Bins<Value>
    public var thresholds: [Value] { bins.thresholds }
    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }
    public subscript(position: Int) -> ChartBinRange<Value> { bins.bin(at: position) }
    public func index(for value: Value) -> Int { bins.index(for: value) }

    public init(thresholds: [Value]) { bins = Bins(thresholds: thresholds) }
    public init(data: [Value], desiredCount: Int? = nil) {
        let numbers = data.compactMap(\._plotted.number)
        self.init(from: numbers.min() ?? 0, to: numbers.max() ?? 1, desiredCount: desiredCount)
    }
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
        let (low, high) = (range.lowerBound._plotted.number ?? 0, range.upperBound._plotted.number ?? 1)
        self.init(from: low, to: high, desiredCount: desiredCount)
    }
    public init(range: ClosedRange<Value>, count: Int) {
        let (low, high) = (range.lowerBound._plotted.number ?? 0, range.upperBound._plotted.number ?? 1)
        let count = Double(Swift.max(1, count))
        self.init(stride(from: 0, through: count, by: 1).map { low + (high - low) * $0 / count })
    }
    public init(size: Value, data: [Value]) {
        let numbers = data.compactMap(\._plotted.number)
        self.init(size._plotted.number ?? 1, from: numbers.min() ?? 0, to: numbers.max() ?? 1)
    }
    public init(size: Value, range: ClosedRange<Value>) {
        let (low, high) = (range.lowerBound._plotted.number ?? 0, range.upperBound._plotted.number ?? 1)
        self.init(size._plotted.number ?? 1, from: low, to: high)
    }

    private init(from low: Double, to high: Double, desiredCount: Int?) {
        let width = ChartScale.roundStep(of: high > low ? high - low : 1, count: desiredCount ?? Self.usualCount)
        self.init(width, from: low, to: high)
    }
    private init(_ size: Double, from low: Double, to high: Double) {
        guard size > 0, (high - low) / size <= Double(Self.most) else {
            self.init([low, high])
            return
        }
        let first = (low / size).rounded(.down)
        let last = Swift.max(first + 1, (high / size).rounded(.up))
        self.init(stride(from: first, through: last, by: 1).map { $0 * size })
    }
    private init(_ numbers: [Double]) {
        self.init(thresholds: numbers.compactMap { Value(plotted: .number($0)) })
    }
    private static var usualCount: Int { 10 }
    private static var most: Int { 1000 }
}

/// Bins of dates, which begin with a day, an hour or another unit.
public struct DateBins: RandomAccessCollection {
    private let bins: Bins<Date>
    public var thresholds: [Date] { bins.thresholds }
    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }
    public subscript(position: Int) -> ChartBinRange<Date> { bins.bin(at: position) }
    public func index(for value: Date) -> Int { bins.index(for: value) }

    public init(thresholds: [Date]) { bins = Bins(thresholds: thresholds) }
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            unit: unit, by: count, range: (data.min() ?? now)...(data.max() ?? data.min() ?? now), calendar: calendar)
    }
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        var found = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while found.count < Self.most, let last = found.last, last <= range.upperBound,
            let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: last)
        {
            found.append(next)
        }
        self.init(thresholds: found)
    }
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let (low, high) = (
            range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate
        )
        self.init(
            thresholds: NumberBins(size: timeInterval, range: low...high).thresholds.map {
                Date(timeIntervalSinceReferenceDate: $0)
            })
    }
    public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            range: (data.min() ?? now)...(data.max() ?? data.min() ?? now), desiredCount: desiredCount,
            calendar: calendar)
    }
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound) / Double(Swift.max(1, desiredCount))
        let steps = Self.steps
        let step = steps.first { $0.seconds * Double($0.count) >= length } ?? steps[steps.count - 1]
        self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
    }

    private static var steps: [(unit: Calendar.Component, count: Int, seconds: Double)] {
        [
            (.second, 1, 1), (.second, 10, 1), (.minute, 1, 60), (.minute, 10, 60), (.hour, 1, 3_600),
            (.hour, 6, 3_600), (.day, 1, 86_400), (.weekOfYear, 1, 604_800), (.month, 1, 2_678_400),
            (.month, 3, 2_678_400), (.year, 1, 31_622_400),
        ]
    }
    private static var most: Int { 1000 }
}
