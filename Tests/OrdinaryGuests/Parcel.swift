import ActivityKit
import SwiftUI
import WidgetKit

// A widget whose state has texts that it compares: an invented state must have one of them, or nothing is drawn. The size that its
// type has inside is not the app's `Size`. `Scripts/check-guests.sh` draws it.

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stepName: String
        var carrier: String
    }

    var number: String
}

enum ParcelStep: String {
    case packed
    case carried = "on the road"
    case handedOver

    var symbol: String {
        switch self {
        case .packed: "shippingbox.fill"
        case .carried: "truck.box.fill"
        case .handedOver: "hand.thumbsup.fill"
        }
    }
}

struct ParcelWidget: Widget {
    private struct Size { let points: CGFloat = 28 }

    private func step(_ context: ActivityViewContext<ParcelAttributes>) -> ParcelStep {
        ParcelStep(rawValue: context.state.stepName)!
    }

    @ViewBuilder private func carrier(_ name: String) -> some View {
        switch name {
        case "bike": Image(systemName: "bicycle").resizable().frame(width: Size().points, height: Size().points)
        case "van": Image(systemName: "car.side.fill").resizable().frame(width: Size().points, height: Size().points)
        default: EmptyView()
        }
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            HStack {
                Text(step(context).rawValue).font(.headline)
                Spacer()
                carrier(context.state.carrier)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { carrier(context.state.carrier) }
                    .contentMargins([.leading, .top], 24)
                DynamicIslandExpandedRegion(.bottom) { Text(step(context).rawValue) }
                    .contentMargins(.all, 16)
            } compactLeading: {
                Image(systemName: step(context).symbol)
            } compactTrailing: {
                Text(step(context).rawValue.prefix(4))
            } minimal: {
                Image(systemName: step(context).symbol)
            }
        }
    }
}
