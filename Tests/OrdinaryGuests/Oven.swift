import ActivityKit
import SwiftUI
import WidgetKit

// An oven without a preview: of its invented states one is the ordinary one, in which nothing has failed and nobody has eaten. Its inset has
// a default, its heat is a part of a length, and its colour is read as digits without a sign.

extension Color {
    init(hex digits: String) {
        let value = UInt32(digits, radix: 16) ?? 0
        self.init(
            red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
    }
}

struct OvenAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var dish: String
        var ovenFailed: Bool
        var wasEaten: Bool?
        var heat: Double
        var crust: String
    }
    var inset: Int?
}

struct HeatBars: View {
    let fullHeight = 10.0
    let parts: [Double]

    var body: some View {
        HStack {
            ForEach(0..<parts.count, id: \.self) { index in
                Rectangle().frame(width: 8, height: fullHeight * parts[index])
            }
        }
    }
}

struct OvenWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OvenAttributes.self) { context in
            VStack {
                if let eaten = context.state.wasEaten, eaten {
                    Text("eaten")
                } else if context.state.ovenFailed {
                    Text("cold")
                } else {
                    Text("baking \(context.state.dish)")
                }
                Text(verbatim: "\(context.attributes.inset ?? 24) at \(context.state.heat)")
                    .foregroundStyle(Color(hex: context.state.crust))
                HeatBars(parts: [context.state.heat, 0.5])
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.dish) }
            } compactLeading: {
                Circle().fill(Color(hex: context.state.crust)).frame(width: 10, height: 10)
            } compactTrailing: {
                Text("hot")
            } minimal: {
                Circle().fill(Color(hex: context.state.crust)).frame(width: 10, height: 10)
            }
        }
    }
}
