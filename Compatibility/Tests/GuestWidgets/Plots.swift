import Charts
import SwiftUI

// Plots of functions and of whole collections.

struct WavePlot: View {
    let height: Double
    var body: some View {
        Chart { LinePlot(x: "x", y: "y", domain: -3...3) { x in height * x * x / 9 } }
            .chartXScale(domain: -3...3).chartYScale(domain: 0...10)
            .chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct HillPlot: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: 0, yEnd: x > 0.5 ? 10 : .nan) }
                .foregroundStyle(.green).opacity(0.9)
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: 10 * t) }.foregroundStyle(.red)
        }
        .chartYScale(domain: 0...10).chartXScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct DayPlots: View {
    let days: [Day]
    var body: some View {
        Chart {
            BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps), width: .ratio(0.5))
                .foregroundStyle(by: .value("Day", \.name)).cornerRadius(0)
            LinePlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps), series: .value("Day", \.name))
            PointPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps)).symbol(.circle).symbolSize(20)
                .foregroundStyle(.red)
            AreaPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps)).opacity(0.1)
        }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
}

struct Sections: View {
    var body: some View {
        VStack {
            Group(
                sections: Group {
                    Section("Fruit") {
                        Text("apple"); Text("pear")
                    }
                    Section("Tea") { Text("green") }
                }
            ) { sections in
                ForEach(sections) { section in
                    HStack {
                        section.header
                        Text("\(section.content.count)")
                    }
                }
            }
        }
    }
}

struct Facts {
    /// What a data set of the catalogue has; nothing without one.
    static var text: String? { NSDataAsset(name: "facts").flatMap { String(data: $0.data, encoding: .utf8) } }
}
