import ActivityKit
import Combine
import SwiftUI
import WidgetKit

// A score with a look of its own: colours and fonts of UIKit, styles, shapes, helpers, formatters and a PreviewProvider.
// `Scripts/check-guests.sh` draws it.

struct ScoreAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var progress: Double
    }
    var team: String
}

extension UIColor {
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }
}

extension Color {
    static let grass = Color(UIColor(hex: 0x2E8B57))
    static let chalk = Color(#colorLiteral(red: 0.95, green: 0.95, blue: 0.9, alpha: 1))
}

final class PointsFormatter: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { "\($0.intValue) pts" } }
}

final class Model: ObservableObject {
    @Published var home = 0
    static let shared = Model()
}

struct StripedStyle: ProgressViewStyle {
    var tint: Color
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                RoundedRectangle(cornerRadius: 4, style: .continuous).fill(Color(.systemGray5))
                RoundedRectangle(cornerRadius: 4, style: .continuous).fill(tint.gradient)
                    .frame(width: geometry.size.width * (configuration.fractionCompleted ?? 0))
            }
        }
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = 8
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath)
    }
}

struct ScoreView: View {
    let context: ActivityViewContext<ScoreAttributes>
    @ObservedObject var model = Model.shared
    @State private var isShown = true
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.dismiss) private var dismiss
    @ScaledMetric(relativeTo: .body) private var gap = 6

    private var total: Text {
        [Text("\(context.state.home)").bold(), Text(verbatim: "-"), Text("\(context.state.away)")].reduce(Text(""), +)
    }

    var body: some View {
        VStack(spacing: gap) {
            HStack {
                Text(context.attributes.team).font(Font(UIFont.systemFont(ofSize: 17, weight: .semibold)))
                    .foregroundStyle(.primary.opacity(0.8))
                Spacer()
                total.font(.system(.title, design: .rounded)).accessibilityLabel(Text("Score"))
            }
            ProgressView(value: context.state.progress).progressViewStyle(StripedStyle(tint: .grass)).frame(height: 8)
            Text(NSNumber(value: 3), formatter: PointsFormatter()).strikethrough(true, pattern: .dot, color: .red)
            Rectangle().fill(.linearGradient(colors: [.grass, .chalk], startPoint: .leading, endPoint: .trailing))
                .frame(height: 4).clipShape(RoundedCorner(corners: [.topLeft, .topRight]))
                .shadow(color: .black.opacity(0.2), radius: 4).blur(radius: 0).glassEffect(.regular, in: .capsule)
        }
        .padding()
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
        .onAppear { withAnimation(.easeInOut) { isShown = false } }
        .task { await Task.yield() }
        .onReceive(model.$home) { _ in }
    }
}

struct ScoreActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ScoreAttributes.self) { context in
            ScoreView(context: context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { ScoreView(context: context) }
            } compactLeading: {
                Text(context.attributes.team)
            } compactTrailing: {
                Text(verbatim: "\(context.state.home):\(context.state.away)")
            } minimal: {
                Gauge(value: context.state.progress) { Text("T") }.gaugeStyle(.accessoryCircularCapacity)
            }
        }
    }
}

struct ScorePreviews: PreviewProvider {
    static let attributes = ScoreAttributes(team: "Rovers")
    static var previews: some View {
        attributes.previewContext(.init(home: 2, away: 1, progress: 0.5), viewKind: .content)
            .previewDisplayName("Card")
        attributes.previewContext(.init(home: 3, away: 1, progress: 1), viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Compact")
    }
}

#Preview("Half-time", as: .content, using: ScoreAttributes(team: "City")) {
    ScoreActivity()
} contentStates: {
    ScoreAttributes.ContentState(home: 0, away: 0, progress: 0)
    if true { ScoreAttributes.ContentState(home: 1, away: 0, progress: 0.2) }
}
