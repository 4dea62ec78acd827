import ActivityKit
import HostTracking
import SwiftUI
import WidgetKit

// An activity whose types conform to protocols of a module that is not here.

struct CourierAttributes: ActivityAttributes, TrackedSubject {
    struct ContentState: Codable, Hashable, Loggable {
        var stops: Int
    }
    let courier: String
}

extension CourierAttributes: TrackedNamed {
    var trackedName: String { courier }
}

extension TrackedSession {
    var isShort: Bool { stops < 3 }
}

protocol Headed: TrackedSubject {
    var heading: String { get }
}

struct Tour: Headed {
    let heading = "On tour"
    let observer: (any TrackedObserver)? = nil
}

struct CourierCard: View, TrackedSubject {
    let context: ActivityViewContext<CourierAttributes>

    var body: some View {
        HStack {
            Text(Tour().heading)
            Spacer()
            Text("\(context.attributes.courier): \(context.state.stops)")
        }
    }
}

struct CourierWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: CourierAttributes.self) { context in
            CourierCard(context: context).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.courier) }
            } compactLeading: {
                Image(systemName: "bicycle")
            } compactTrailing: {
                Text("\(context.state.stops)")
            } minimal: {
                Text("\(context.state.stops)")
            }
        }
    }
}

#Preview("Tour", as: .content, using: CourierAttributes(courier: "Ada")) {
    CourierWidget()
} contentStates: {
    CourierAttributes.ContentState(stops: 4)
}
