import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

#if os(iOS)

    struct TransitAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var departure: Date
            var platform: String
            var delay: Int
        }

        var line: String
        var from: String
        var to: String
    }

    struct MuteTrip: LiveActivityIntent {
        static let title: LocalizedStringResource = "Mute this trip"

        func perform() async throws -> some IntentResult {
            await TripStore.shared.mute()
            return .result()
        }
    }

    @available(iOS 17.0, *)
    struct TransitLiveActivity: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: TransitAttributes.self) { context in
                HStack(alignment: .center) {
                    LineSign(name: context.attributes.line)
                    VStack(alignment: .leading, spacing: 4) {
                        Text("\(context.attributes.from) → \(context.attributes.to)")
                            .font(.headline)
                        HStack(spacing: 4) {
                            Text("Platform \(context.state.platform)")
                            if context.state.delay > 0 {
                                Text("+\(context.state.delay) min")
                                    .foregroundStyle(.red)
                            }
                        }
                        .font(.subheadline)
                    }
                    Spacer()
                    VStack(alignment: .trailing, spacing: 4) {
                        Text(timerInterval: Date.now...context.state.departure)
                            .font(.title2.monospacedDigit())
                            .multilineTextAlignment(.trailing)
                        Button(intent: MuteTrip()) {
                            Image(systemName: "bell.slash")
                        }
                    }
                    .frame(width: 80, alignment: .trailing)
                }
                .padding()
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) {
                        LineSign(name: context.attributes.line)
                    }
                    DynamicIslandExpandedRegion(.trailing) {
                        Text(timerInterval: Date.now...context.state.departure)
                            .monospacedDigit()
                            .frame(width: 60)
                    }
                    DynamicIslandExpandedRegion(.bottom) {
                        Text("Platform \(context.state.platform) · \(context.attributes.to)")
                            .font(.subheadline)
                    }
                } compactLeading: {
                    LineSign(name: context.attributes.line)
                } compactTrailing: {
                    Text(timerInterval: Date.now...context.state.departure)
                        .monospacedDigit()
                        .frame(width: 44)
                } minimal: {
                    Image(systemName: "tram.fill")
                }
            }
        }
    }

    struct LineSign: View {
        let name: String

        var body: some View {
            Text(name)
                .font(.caption.bold())
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(Color.indigo, in: RoundedRectangle(cornerRadius: 4))
                .foregroundStyle(.white)
        }
    }

    @available(iOS 17.0, *)
    #Preview("Tram", as: .content, using: TransitAttributes(line: "M10", from: "Market", to: "Harbour")) {
        TransitLiveActivity()
    } contentStates: {
        TransitAttributes.ContentState(departure: .now + 420, platform: "2", delay: 0)
        TransitAttributes.ContentState(departure: .now + 60, platform: "4", delay: 3)
    }

#endif
