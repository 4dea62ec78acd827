#if os(iOS)
    import ActivityKit
    import SwiftUI
    import WidgetKit
#else
    import Presentations
#endif

/// The Live Activity of an order.
public struct DeliveryLiveActivity: Widget {
    /// Created by the system.
    public init() {}

    /// The presentations.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    Label(context.attributes.shop, systemImage: "bag.fill").font(.headline)
                    Spacer()
                    Text("\(context.attributes.items) items").font(.subheadline).foregroundStyle(.secondary)
                }
                StageBar(stage: context.state.stage)
                HStack {
                    Text(context.state.stage.title).font(.subheadline)
                    Spacer()
                    if context.state.stage != .arrived {
                        Text(context.state.arrival, style: .time).font(.subheadline.bold())
                    }
                }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: context.state.stage.symbol).font(.title).foregroundStyle(.green)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.stage.title).font(.headline)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    StageBar(stage: context.state.stage)
                }
            } compactLeading: {
                Image(systemName: context.state.stage.symbol).foregroundStyle(.green)
            } compactTrailing: {
                Text(context.state.arrival, style: .time).font(.caption).lineLimit(1).minimumScaleFactor(0.9)
            } minimal: {
                Image(systemName: context.state.stage.symbol).foregroundStyle(.green)
            }
        }
    }
}

/// The stages as parts of a bar; those that are reached are green.
private struct StageBar: View {
    let stage: DeliveryAttributes.ContentState.Stage

    var body: some View {
        HStack(spacing: 4) {
            ForEach(DeliveryAttributes.ContentState.Stage.allCases, id: \.self) { each in
                Capsule().fill(each.index <= stage.index ? Color.green : Color.gray.opacity(0.4)).frame(height: 8)
            }
        }
    }
}

extension DeliveryAttributes.ContentState.Stage {
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    fileprivate var title: String {
        switch self {
        case .preparing: "Being prepared"
        case .onTheWay: "On the way"
        case .arrived: "At your door"
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .preparing: "takeoutbag.and.cup.and.straw.fill"
        case .onTheWay: "bicycle"
        case .arrived: "house.fill"
        }
    }
}

#if os(iOS)
    #Preview("Delivery", as: .content, using: DeliveryAttributes(shop: "Corner Bakery", items: 3)) {
        DeliveryLiveActivity()
    } contentStates: {
        DeliveryAttributes.ContentState(stage: .preparing, arrival: .now + 1800)
        DeliveryAttributes.ContentState(stage: .onTheWay, arrival: .now + 600)
        DeliveryAttributes.ContentState(stage: .arrived, arrival: .now)
    }
#endif
