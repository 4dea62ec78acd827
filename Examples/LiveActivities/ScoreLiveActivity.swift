import ActivityKit
import SwiftUI
import WidgetKit

struct GameAttributes: ActivityAttributes {
    struct Team: Codable, Hashable {
        var name: String
        var short: String
        var color: String
    }

    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var period: String
        var lastPlay: String?
    }

    var home: Team
    var away: Team
}

struct ScoreLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: GameAttributes.self) { context in
            VStack(spacing: 8) {
                HStack {
                    TeamBadge(team: context.attributes.home)
                    Spacer()
                    VStack(spacing: 0) {
                        Text("\(context.state.home) – \(context.state.away)")
                            .font(.system(size: 34, weight: .bold, design: .rounded))
                            .monospacedDigit()
                        Text(context.state.period)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    TeamBadge(team: context.attributes.away)
                }
                if let play = context.state.lastPlay {
                    Text(play)
                        .font(.footnote)
                        .lineLimit(1)
                }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    TeamBadge(team: context.attributes.home)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    TeamBadge(team: context.attributes.away)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.home) – \(context.state.away)")
                        .font(.title.bold())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text(context.state.lastPlay ?? context.state.period)
                        .font(.footnote)
                }
            } compactLeading: {
                Text("\(context.attributes.home.short) \(context.state.home)")
                    .font(.caption.bold())
            } compactTrailing: {
                Text("\(context.state.away) \(context.attributes.away.short)")
                    .font(.caption.bold())
            } minimal: {
                Text("\(context.state.home)–\(context.state.away)")
                    .font(.caption2)
            }
        }
    }
}

struct TeamBadge: View {
    let team: GameAttributes.Team

    var body: some View {
        VStack(spacing: 2) {
            Circle()
                .fill(
                    team.color == "blue"
                        ? Color(red: 0.1, green: 0.3, blue: 0.7) : Color(red: 0.7, green: 0.1, blue: 0.15)
                )
                .frame(width: 32, height: 32)
                .overlay { Text(team.short.prefix(1)).font(.headline).foregroundColor(.white) }
            Text(team.short)
                .font(.caption)
        }
    }
}

struct ScoreLiveActivity_Previews: PreviewProvider {
    static let attributes = GameAttributes(
        home: .init(name: "Harbour", short: "HAR", color: "blue"),
        away: .init(name: "Old Town", short: "OLD", color: "red"))

    static var previews: some View {
        attributes
            .previewContext(
                GameAttributes.ContentState(home: 2, away: 1, period: "67'", lastPlay: "Goal, header after a corner"),
                viewKind: .content
            )
            .previewDisplayName("Second half")
        attributes
            .previewContext(
                GameAttributes.ContentState(home: 2, away: 2, period: "Full time", lastPlay: nil),
                viewKind: .dynamicIsland(.expanded)
            )
            .previewDisplayName("Over")
    }
}
