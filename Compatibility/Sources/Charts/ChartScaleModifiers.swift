import CellUI
import SwiftUI

// What colours, symbols and lines of values look like.

/// The looks of values in order.
public protocol ScaleRange {
    associatedtype VisualValue
    /// The look of a value, by its share of all from 0 to 1 and its number among them.
    func _look(at share: Double, index: Int) -> VisualValue?
}
extension Array: ScaleRange {
    public func _look(at share: Double, index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
extension Gradient: ScaleRange {
    /// The colour of the stop that is nearest.
    public func _look(at share: Double, index: Int) -> Color? {
        stops.min { abs($0.location - share) < abs($1.location - share) }?.color
    }
}

extension ChartSettings {
    /// Values have the looks of a range: numbers by their size, others by their number.
    fileprivate mutating func styles<R: ScaleRange>(of range: R) where R.VisualValue: ShapeStyle {
        styleRange = { _, index, count in
            range._look(at: count > 1 ? Double(index) / Double(count - 1) : 0, index: index).map { AnyShapeStyle($0) }
        }
    }
    /// Values have the looks that a function gives them.
    fileprivate mutating func styles<D: Plottable, S: ShapeStyle>(by mapping: @escaping (D) -> S) {
        styleRange = { value, _, _ in D(plotted: value).map { AnyShapeStyle(mapping($0)) } }
    }
}

/// The looks of values: those of a list, else those in order.
private func looks<D: Plottable, Look>(_ pairs: [(D, Look)]) -> (Plotted, Int) -> Look? {
    let looks = Dictionary(pairs.map { ($0.0._plotted, $0.1) }) { first, _ in first }
    return { value, _ in looks[value] }
}
private func looks<Look>(_ range: [Look]) -> (Plotted, Int) -> Look? {
    { _, index in range.isEmpty ? nil : range[index % range.count] }
}
private func looks<D: Plottable, Look>(by mapping: @escaping (D) -> Look) -> (Plotted, Int) -> Look? {
    { value, _ in D(plotted: value).map(mapping) }
}

extension View {
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let styles = mapping.map { (name: $0.key._plotted.name, style: AnyShapeStyle($0.value)) }
        return charting { $0.styles = styles }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S], type: ScaleType? = nil)
        -> some View
    {
        let styles =
            range.isEmpty
            ? []
            : domain.enumerated().map { index, value in
                (name: value._plotted.name, style: AnyShapeStyle(range[index % range.count]))
            }
        return charting { $0.styles = styles }
    }
    @_disfavoredOverload
    public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: ShapeStyle { charting { $0.styles(of: range) } }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        charting { $0.styles(of: range) }
    }
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        charting { $0.styles(of: range) }
    }
    public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        charting { $0.styles(by: mapping) }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], type: ScaleType? = nil, mapping: @escaping (D) -> S
    ) -> some View {
        let styles = domain.map { (name: $0._plotted.name, style: AnyShapeStyle(mapping($0))) }
        return charting { $0.styles = styles }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let symbols = looks(mapping.map { ($0.key, AnyChartSymbolShape($0.value)) })
        return charting { $0.symbols = symbols }
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        let symbols = looks(Array(zip(domain, range.map { AnyChartSymbolShape($0) })))
        return charting { $0.symbols = symbols }
    }
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = looks(range.map { AnyChartSymbolShape($0) })
        return charting { $0.symbols = symbols }
    }
    public func chartSymbolScale<D: Plottable>(domain: [D]) -> some View { self }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View {
        charting { $0.symbols = looks(by: { (value: D) in AnyChartSymbolShape(mapping(value)) }) }
    }

    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        let sizes = looks(mapping.map { ($0.key, $0.value) })
        return charting { $0.symbolSizes = sizes }
    }
    public func chartSymbolSizeScale<D: Plottable>(domain: [D], range: [CGFloat], type: ScaleType? = nil) -> some View {
        let sizes = looks(Array(zip(domain, range)))
        return charting { $0.symbolSizes = sizes }
    }
    public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
        charting { $0.symbolSizes = looks(range) }
    }
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        charting { $0.symbolSizeRange = range }
    }
    @_disfavoredOverload
    public func chartSymbolSizeScale<D: ScaleDomain>(
        domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View { charting { $0.symbolSizeRange = range } }
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
    public func chartSymbolSizeScale<D: Plottable>(mapping: @escaping (D) -> CGFloat) -> some View {
        charting { $0.symbolSizes = looks(by: mapping) }
    }

    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let styles = looks(mapping.map { ($0.key, $0.value) })
        return charting { $0.lineStyles = styles }
    }
    public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let styles = looks(Array(zip(domain, range)))
        return charting { $0.lineStyles = styles }
    }
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { charting { $0.lineStyles = looks(range) } }
    public func chartLineStyleScale<D: Plottable>(domain: [D]) -> some View { self }
    public func chartLineStyleScale<D: Plottable>(mapping: @escaping (D) -> StrokeStyle) -> some View {
        charting { $0.lineStyles = looks(by: mapping) }
    }
}
