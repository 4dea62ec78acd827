import ActivityKit
import SwiftUI
import WidgetKit

// A list whose elements have instants as numbers, by a coding key: of those that are invented some must be to come, or nothing is drawn.
struct ArrivalsAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        struct Arrival: Codable, Hashable {
            let departureTime: Int

            enum CodingKeys: String, CodingKey { case departureTime = "departure_time" }

            var date: Date { Date(timeIntervalSince1970: TimeInterval(departureTime)) }
        }

        let arrivals: [Arrival]

        var next: Arrival? { arrivals.first { $0.date > Date() } }
    }
}

struct ArrivalsWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ArrivalsAttributes.self) { context in
            if let next = context.state.next {
                // A statement of one word ends where the next one begins.
                let wait = Date()...next.date
                Text(timerInterval: wait, countsDown: true).padding()
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Next tram") }
            } compactLeading: {
                Image(systemName: "tram")
            } compactTrailing: {
                if context.state.next != nil { Image(systemName: "clock") }
            } minimal: {
                if context.state.next != nil { Image(systemName: "tram") }
            }
        }
    }
}
