import CellUI

// The Accessibility framework's description of a chart, which nothing reads.

public final class AXChartDescriptor: NSObject, @unchecked Sendable {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]?
    public var series: [AXDataSeriesDescriptor]
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}
public protocol AXDataAxisDescriptor: AnyObject { var title: String { get set } }
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) { (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions) }
}
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    public var title: String
    public var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
public final class AXDataSeriesDescriptor: NSObject, @unchecked Sendable {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}
public final class AXDataPoint: NSObject, @unchecked Sendable {
    public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {}
    public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {}
}
