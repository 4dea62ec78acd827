import ActivityKit
import SwiftUI
import WidgetKit

// States from a `ForEach` of a `PreviewProvider`, before one that is written out. Texts that the system counts on by formats.

struct CrossingAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var boats: Int
        var left = Date.now.addingTimeInterval(-222)
    }
}

private extension String { var localized: String { NSLocalizedString(self, comment: "") } }

struct Large: ViewModifier { func body(content: Content) -> some View { content.font(.headline) } }
struct Roomy: ViewModifier { func body(content: Content) -> some View { content.padding(.bottom, 2) } }

struct CrossingWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: CrossingAttributes.self) { context in
            VStack {
                Text(String.localizedStringWithFormat("boats %d".localized, context.state.boats))
                    .modifier(Large().concat(Roomy()))
                    .sensoryFeedback(trigger: context.state.boats) { old, new in new > old ? .increase : nil }
                Text(.currentDate, format: .offset(to: context.state.left))
                Text(.durationOffset(to: context.state.left), format: .time(pattern: .minuteSecond))
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("boats \(context.state.boats)") }
            } compactLeading: {
                Image(systemName: "ferry.fill")
            } compactTrailing: {
                Text("\(context.state.boats)")
            } minimal: {
                Image(systemName: "ferry.fill")
            }
        }
    }
}

struct CrossingPreviews: PreviewProvider {
    static var previews: some View {
        ForEach([1, 2], id: \.self) { boats in
            CrossingAttributes().previewContext(.init(boats: boats), viewKind: .content)
                .previewDisplayName("\(boats) boats")
        }
        CrossingAttributes().previewContext(.init(boats: 3), viewKind: .content).previewDisplayName("full")
    }
}
