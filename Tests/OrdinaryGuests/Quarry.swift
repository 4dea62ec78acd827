import ActivityKit
import AppIntents
import Charts
import SwiftUI
import WidgetKit

// No preview: the static members are the states. The rock contains itself, and the chart is low.
struct QuarryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var carts: Int
        var rock: Rock

        static let morning = ContentState(carts: 1, rock: .grain)
        static let days: [ContentState] = [ContentState(carts: 3, rock: .grain), ContentState(carts: 12, rock: .grain)]
        static let most = 20
    }
    indirect enum Rock: Codable, Hashable {
        case pair(Rock, Rock), block(String), grain

        var text: String {
            switch self {
            case .pair(let left, let right): "(\(left.text) \(right.text))"
            case .block(let name): name
            case .grain: "grain"
            }
        }
    }
    var name: String
}

// A property beside a case of the same name.
enum LoadState: Codable, Hashable { case full(tons: Int) }
extension LoadState { static var full: LoadState { .full(tons: 3) } }

extension QuarryAttributes {
    static var noon: QuarryAttributes { QuarryAttributes(name: "North face") }
}

struct QuarryWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: QuarryAttributes.self) { context in
            VStack {
                Text(
                    "\(context.attributes.name): ^[\(context.state.carts) cart](inflect: true), \(context.state.rock.text)"
                )
                Text(AttributedString(localized: "**loaded** today"))
                Text(Self.way.string(from: Measurement(value: 2, unit: UnitLength.kilometers)))
                Chart {
                    BarMark(x: .value("Hour", "9"), y: .value("Carts", 8))
                    BarMark(x: .value("Hour", "10"), y: .value("Carts", 5))
                }
                .chartXAxis(.hidden).frame(height: 50)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 0) {
                        Text("\(context.state.carts) in all")
                        Chart { BarMark(x: .value("Hour", "9"), y: .value("Carts", 10)) }.frame(height: 48)
                        Chart { BarMark(x: .value("Hour", "9"), y: .value("Carts", 8)).foregroundStyle(.red) }
                            .frame(height: 16)
                    }
                }
            } compactLeading: {
                Text("\(context.state.carts)")
            } compactTrailing: {
                ProgressView(value: 0.5) {
                    EmptyView()
                } currentValueLabel: {
                    Text("5")
                }.progressViewStyle(.circular)
            } minimal: {
                Text("\(context.state.carts)")
            }
        }
    }

    private static var way: MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.unitStyle = .long
        return formatter
    }
}

struct CountCarts: WidgetConfigurationIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Count carts"
    @Parameter(title: "Carts") var carts: Int
    @Parameter(title: "Place") var place: String
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$carts)) { carts in DisplayRepresentation(title: "\(carts) carts") }
        IntentPrediction(parameters: (\.$carts, \.$place)) { _, _ in "carts" }
    }
}
