import ActivityKit
import SwiftUI
import WidgetKit

struct CoffeeAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var cups: Int
        var readyAt: Date
        var isReady = false
    }

    var counter: String
}

struct CoffeeLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: CoffeeAttributes.self) { context in
            CoffeeCard(attributes: context.attributes, state: context.state)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(.cup).resizable().scaledToFit().frame(width: 44, height: 44)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.cups) cups").font(.headline)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Collect at \(context.attributes.counter)").font(.subheadline)
                }
            } compactLeading: {
                Image("bean").foregroundStyle(.tint)
            } compactTrailing: {
                Text("\(context.state.cups)")
            } minimal: {
                Image("bean").foregroundStyle(.tint)
            }
        }
    }
}

private struct CoffeeCard: View {
    let attributes: CoffeeAttributes
    let state: CoffeeAttributes.ContentState

    /// The app leaves the customer's name in its group.
    private let customer = UserDefaults(suiteName: "group.example.coffee")?.string(forKey: "customer")

    var body: some View {
        HStack(spacing: 12) {
            Image(.cup).resizable().scaledToFit().frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 2) {
                Text("Your coffee").font(.headline).foregroundStyle(.crowdBrown)
                if let customer { Text(verbatim: customer).font(.caption).foregroundStyle(.secondary) }
                Text("\(state.cups) cups")
                Text("Collect at \(attributes.counter)").font(.subheadline)
            }
            Spacer()
            if state.isReady {
                Text("Ready").bold().foregroundStyle(Color.accentColor)
            } else {
                Text(timerInterval: .now...state.readyAt).monospacedDigit().frame(width: 60)
            }
        }
        .padding()
    }
}

#Preview("Brewing", as: .content, using: CoffeeAttributes(counter: "Bar 2")) {
    CoffeeLiveActivity()
} contentStates: {
    CoffeeAttributes.ContentState(cups: 2, readyAt: .now + 240)
}

#Preview("Ready", as: .content, using: CoffeeAttributes(counter: "Bar 2")) {
    CoffeeLiveActivity()
} contentStates: {
    CoffeeAttributes.ContentState(cups: 1, readyAt: .now, isReady: true)
}
