import ActivityKit
import AppIntents
import HostTelemetry
import SwiftUI
import WidgetKit

// A module that is not here is called by initializers, an observer and an intent's helper, which return nothing: the picture needs none of it.
// The names of the fields are of a server, a measurement is made up with a unit, and a number has groups of digits.

struct ChargerAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var charged_share: Double
        var power: Measurement<UnitPower>
        var finishesAt: Date
        var range_metres: Int
    }
    var station_name: String
}

struct StopChargingIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    func perform() async throws -> some IntentResult {
        report("stopped")
        return .result()
    }
    private func report(_ event: String) { Telemetry.shared.send(event) }
}

final class ChargerLog {
    private let name: String
    private var count = 0 { didSet { Telemetry.shared.send("\(name) \(count)") } }

    init(name: String) {
        self.name = name
        let channel = Telemetry.channel(name)
        channel.open()
    }
    func begin() { count += 1 }
}

struct ChargerWidget: Widget {
    private let log: ChargerLog

    init() {
        Telemetry.configure(
            .widget, level: 2)
        log = ChargerLog(name: "charger")
        log.begin()
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ChargerAttributes.self) { context in
            VStack(alignment: .leading) {
                Text(context.attributes.station_name).font(.headline)
                Gauge(value: context.state.charged_share) { Text("Charged") }
                HStack {
                    Text(context.state.power, format: .measurement(width: .abbreviated, usage: .asProvided))
                    Text("\(context.state.range_metres * 1000) m")
                    Text(0.25, format: .currency(code: "EUR"))
                    Spacer()
                    Button(intent: StopChargingIntent()) { Text("Stop") }.buttonStyle(.plain)
                }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.station_name) }
            } compactLeading: {
                Image(systemName: "bolt.fill")
            } compactTrailing: {
                Text(context.state.charged_share, format: .percent)
            } minimal: {
                Image(systemName: "bolt.fill")
            }
        }
    }
}
