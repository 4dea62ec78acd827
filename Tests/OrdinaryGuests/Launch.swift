import ActivityKit
import AppIntents
import PadKit
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

// A countdown to a rocket's launch, as an app has it that also counts steps: what needs a module that is not here is not what the activity shows.

struct LaunchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        /// Milliseconds since 1970, as the server writes them.
        var liftOffAtMillis: Double
        /// Seconds since 1970.
        var startedFuelling: Int
        /// Only the name says that it is an instant.
        var elapsedClockStartDateInMilliseconds: Double?
        /// As the server writes dates.
        var landing: String
        var stage: Stage
    }
    enum Stage: Hashable { case fuelling, counting }
    var rocket: String
}

extension LaunchAttributes.Stage: Codable {
    init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(String.self) == "counting" ? .counting : .fuelling
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self == .counting ? "counting" : "fuelling")
    }
}

struct LaunchWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LaunchAttributes.self) { context in
            LaunchCard(context: context).padding().activityBackgroundTint(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { LaunchCard(context: context) }
            } compactLeading: {
                Image(systemName: "flame.fill").foregroundStyle(.orange)
                    .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
            } compactTrailing: {
                Text("T").foregroundStyle(.white)
            } minimal: {
                Image(systemName: "flame.fill").foregroundStyle(.orange)
            }
        }
    }
}

struct LaunchCard: View {
    let context: ActivityViewContext<LaunchAttributes>

    private var liftOff: Date { Date(timeIntervalSince1970: context.state.liftOffAtMillis / 1000) }
    private var fuelled: Date { Date(timeIntervalSince1970: Double(context.state.startedFuelling)) }
    private var landing: Date? { ISO8601DateFormatter().date(from: context.state.landing) }

    var body: some View {
        HStack(spacing: 12) {
            // Without the app's data this would crash.
            Image(uiImage: UIImage(data: UserDefaults(suiteName: "group.launch")!.data(forKey: "badge")!)!)
                .resizable().frame(width: 24, height: 24)
            VStack(alignment: .leading) {
                Text(pad).font(.headline)
                Text(
                    .currentDate,
                    format: .stopwatch(startingAt: min(fuelled, .now), maxFieldCount: 2, maxPrecision: .seconds(1))
                )
                .font(.footnote)
                if let start = context.state.elapsedClockStartDateInMilliseconds {
                    Text(Self.instant(start), style: .time).font(.footnote)
                }
            }
            Spacer()
            Text(timerInterval: Date.now...max(liftOff, landing!)).frame(width: 90)
        }
        .foregroundStyle(.white)
    }

    private static func instant(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }

    private var pad: String {
        URL(fileURLWithPath: "/pads").appendingPathComponent("Pad 39", conformingTo: .jpeg).lastPathComponent
    }
}

struct AbortIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Abort"
    func perform() async throws -> some IntentResult {
        rest(for: 10)
        return .result()
    }
    private func rest(for seconds: Int) {
        let store = PKHealthStore()
        store.execute(PKStatisticsQuery(quantityType: PKQuantityType(.heartRate)) { _, _, _ in })
    }
}

struct StepsProvider: TimelineProvider {
    private let store = PKHealthStore()
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

struct StepsEntry: TimelineEntry { let date: Date }

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { _ in Text("steps") }
    }
}
