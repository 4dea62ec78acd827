import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit
import os

// A timer as an iOS project has it: bundle, home-screen widget, control, intents and the activity in one file. `Scripts/check-guests.sh`
// draws it.

private let logger = Logger(subsystem: "timer", category: "widget")

struct TimerAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var end: Date
        var isPaused: Bool
    }
    var title: String
}

struct PauseIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Pause"
    static var description = IntentDescription("Pauses the timer.")
    static var openAppWhenRun: Bool = false
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Parameter(title: "Timer", default: "main") var timer: String
    @Parameter(title: "Seconds") var seconds: Int?

    init() {}
    init(timer: String) { self.timer = timer }
    func perform() async throws -> some IntentResult { .result() }
}

struct NumberIntent: AppIntent {
    static let title: LocalizedStringResource = "Number"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

enum Sound: String, AppEnum {
    case bell, gong
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Sound"
    static var caseDisplayRepresentations: [Sound: DisplayRepresentation] = [.bell: "Bell", .gong: "Gong"]
}

struct TimerConfigurationIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Configuration"
    @Parameter(title: "Sound", default: .bell) var sound: Sound
}

struct TimerEntry: TimelineEntry {
    let date: Date
    let sound: Sound
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TimerEntry { TimerEntry(date: .now, sound: .bell) }
    func snapshot(for configuration: TimerConfigurationIntent, in context: Context) async -> TimerEntry {
        TimerEntry(date: .now, sound: configuration.sound)
    }
    func timeline(for configuration: TimerConfigurationIntent, in context: Context) async -> Timeline<TimerEntry> {
        Timeline(entries: [TimerEntry(date: .now, sound: configuration.sound)], policy: .atEnd)
    }
}

struct HomeWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Home", intent: TimerConfigurationIntent.self, provider: Provider()) { entry in
            Text(entry.sound.localizedStringResource).containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("The running timer.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .contentMarginsDisabled()
    }
}

@available(iOS 18.0, *)
struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Control") {
            ControlWidgetButton(action: PauseIntent(timer: "main")) { Label("Pause", systemImage: "pause.fill") }
        }
        .displayName("Pause")
    }
}

struct TimerBundle: WidgetBundle {
    var body: some Widget {
        HomeWidget()
        TimerActivity()
        if #available(iOS 18.0, *) { TimerControl() }
    }
}

extension ActivityViewContext<TimerAttributes> {
    var remaining: ClosedRange<Date> { Date.distantPast...state.end }
    static func formatted(_ seconds: TimeInterval) -> String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter.string(from: seconds) ?? ""
    }
}

struct TimerActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TimerAttributes.self) { context in
            HStack {
                VStack(alignment: .leading) {
                    Text(context.attributes.title).font(.headline)
                    Text(
                        String(
                            localized: "of \(ActivityViewContext<TimerAttributes>.formatted(5400))", comment: "Length")
                    )
                    .font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button(intent: PauseIntent(timer: "main")) { Image(systemName: "pause.fill") }
                    .buttonStyle(.plain).buttonBorderShape(.circle).tint(.orange)
                Toggle(isOn: context.state.isPaused, intent: PauseIntent()) { Text("Paused") }.toggleStyle(.button)
            }
            .padding()
            .activityBackgroundTint(Color(.systemIndigo).opacity(0.4))
            .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                expanded(context)
            } compactLeading: {
                Image(systemName: "timer").symbolEffect(.pulse, options: .repeating)
            } compactTrailing: {
                Text("8m").monospacedDigit().contentTransition(.numericText(countsDown: true))
            } minimal: {
                Image(systemName: "timer")
            }
            .keylineTint(.indigo)
            .widgetURL(URL(string: "timer://open"))
        }
        .supplementalActivityFamilies([.small, .medium])
    }

    @DynamicIslandExpandedContentBuilder
    private func expanded(_ context: ActivityViewContext<TimerAttributes>) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Label(context.attributes.title, systemImage: "timer") }
        if context.state.isPaused {
            DynamicIslandExpandedRegion(.trailing) { Text("Paused") }
        } else {
            DynamicIslandExpandedRegion(.trailing, priority: 1) { Text(timerInterval: context.remaining) }
        }
    }
}

#Preview("Rest", as: .content, using: TimerAttributes(title: "Rest")) {
    TimerActivity()
} contentStates: {
    TimerAttributes.ContentState(end: .now + 90, isPaused: false)
    TimerAttributes.ContentState(end: .now + 90, isPaused: true)
}
