import ActivityKit
import SwiftUI
import WidgetKit

// Values that no layout expects: not numbers, infinite, enormous, countless. Each is drawn or is an error of its state, and Islet goes on.

struct OddAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String }
}

struct OddWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OddAttributes.self) { context in
            Odd(name: context.state.name)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Odd(name: context.state.name) }
            } compactLeading: {
                Odd(name: context.state.name)
            } compactTrailing: {
                Text("well")
            } minimal: {
                Odd(name: context.state.name)
            }
        }
    }
}

private struct Odd: View {
    let name: String

    @ViewBuilder var body: some View {
        switch name {
        case "size not a number": Text("odd").frame(width: .nan, height: .nan)
        case "size infinite": Text("odd").frame(width: .infinity, height: .infinity)
        case "size negative": Text("odd").frame(width: -100, height: -1e300)
        case "size enormous": Color.red.frame(width: 1e300, height: 1e300)
        case "size upside down": Text("odd").frame(minWidth: 1e9, maxWidth: -1e9)
        case "padding": Text("odd").padding(.nan).padding(-1e300).padding(.infinity)
        case "offset": Text("odd").offset(x: .nan, y: .infinity).offset(x: 1e300, y: -1e300)
        case "position": Text("odd").position(x: .infinity, y: .nan)
        case "scale": Circle().scaleEffect(.infinity).scaleEffect(x: .nan, y: 1e300)
        case "rotation": Rectangle().rotationEffect(.degrees(.nan)).rotationEffect(.radians(1e300))
        case "ratio": Circle().aspectRatio(.nan, contentMode: .fit).aspectRatio(0, contentMode: .fill)
        case "spacing":
            HStack(spacing: .infinity) {
                Text("a"); Text("b")
            }
        default: more
        }
    }
    @ViewBuilder private var more: some View {
        switch name {
        case "spacing negative":
            VStack(spacing: -1e300) {
                Text("a"); Text("b")
            }
        case "spacer":
            HStack {
                Text("a"); Spacer(minLength: .infinity); Text("b")
            }
        case "font": Text("odd").font(.system(size: 1e300)).font(.system(size: .nan))
        case "opacity": Text("odd").opacity(.nan).opacity(1e300)
        case "color": Color(red: .nan, green: .infinity, blue: -1e300)
        case "line": Circle().stroke(.red, style: StrokeStyle(lineWidth: .nan, dash: [0, -1, .infinity]))
        case "trim": Circle().trim(from: .nan, to: .infinity).stroke(lineWidth: 1e300)
        case "corners": RoundedRectangle(cornerRadius: .infinity).inset(by: .nan)
        case "path":
            Path { path in
                for step in 0..<200_000 {
                    path.addLine(to: CGPoint(x: Double(step), y: step % 2 == 0 ? .nan : .infinity))
                }
            }.stroke()
        case "gradient":
            LinearGradient(
                stops: (0..<20_000).map { Gradient.Stop(color: .red, location: $0 % 3 == 0 ? .nan : CGFloat($0)) },
                startPoint: UnitPoint(x: .nan, y: 0), endPoint: UnitPoint(x: .infinity, y: 0))
        case "canvas":
            Canvas { context, size in
                for step in 0..<50_000 {
                    context.fill(
                        Path(CGRect(x: Double(step), y: .nan, width: .infinity, height: -1)), with: .color(.red))
                }
            }
        default: still
        }
    }
    @ViewBuilder private var still: some View {
        switch name {
        case "gauge": Gauge(value: Double.nan, in: 0...Double.infinity) { Text("odd") }
        case "progress": ProgressView(value: Double.nan, total: 0)
        case "progress beyond": ProgressView(value: 1e300, total: 1)
        case "timer far": Text(timerInterval: Date.distantPast...Date.distantFuture)
        case "timer past": Text(Date.distantPast, style: .timer)
        case "timer progress": ProgressView(timerInterval: Date.distantPast...Date.distantPast)
        case "relative": Text(Date(timeIntervalSince1970: 1e18), style: .relative)
        case "many views": ForEach(0..<20_000) { Text("\($0)") }
        case "many columns": HStack { ForEach(0..<5_000) { _ in Color.red.frame(width: 1) } }
        case "grid": LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.adaptive(minimum: 0))]) { Text("odd") }
        case "no columns": LazyVGrid(columns: []) { Text("odd") }
        case "nested": (0..<300).reduce(AnyView(Text("odd"))) { view, _ in AnyView(HStack { view }.padding(1)) }
        default: texts
        }
    }
    @ViewBuilder private var texts: some View {
        switch name {
        case "controls": Text("\u{1B}[2J\u{7}\u{9B}31m\u{0}\u{8}odd")
        case "directions": Text("\u{202E}odd\u{2066}\u{2067}\u{200F}\u{61C}")
        case "marks": Text("o" + String(repeating: "\u{301}", count: 50_000))
        case "joiners": Text(String(repeating: "👩\u{200D}", count: 5_000))
        case "lines": Text(String(repeating: "\n", count: 100_000))
        case "long": Text(String(repeating: "long ", count: 200_000))
        case "one word": Text(String(repeating: "w", count: 200_000)).minimumScaleFactor(.nan).lineLimit(.max)
        case "symbol": Image(systemName: String(repeating: "s", count: 100_000))
        case "picture": Image(String(repeating: "/..", count: 10_000))
        case "link": Text("odd").widgetURL(URL(string: "javascript:\u{1B}"))
        default: Text("well")
        }
    }
}

#Preview("odd", as: .content, using: OddAttributes()) { OddWidget() } contentStates: {
    OddAttributes.ContentState(name: "size not a number")
    OddAttributes.ContentState(name: "size infinite")
    OddAttributes.ContentState(name: "size negative")
    OddAttributes.ContentState(name: "size enormous")
    OddAttributes.ContentState(name: "size upside down")
    OddAttributes.ContentState(name: "padding")
    OddAttributes.ContentState(name: "offset")
    OddAttributes.ContentState(name: "position")
    OddAttributes.ContentState(name: "scale")
    OddAttributes.ContentState(name: "rotation")
    OddAttributes.ContentState(name: "ratio")
    OddAttributes.ContentState(name: "spacing")
    OddAttributes.ContentState(name: "spacing negative")
    OddAttributes.ContentState(name: "spacer")
    OddAttributes.ContentState(name: "font")
    OddAttributes.ContentState(name: "opacity")
    OddAttributes.ContentState(name: "color")
    OddAttributes.ContentState(name: "line")
    OddAttributes.ContentState(name: "trim")
    OddAttributes.ContentState(name: "corners")
    OddAttributes.ContentState(name: "path")
    OddAttributes.ContentState(name: "gradient")
    OddAttributes.ContentState(name: "canvas")
    OddAttributes.ContentState(name: "gauge")
    OddAttributes.ContentState(name: "progress")
    OddAttributes.ContentState(name: "progress beyond")
    OddAttributes.ContentState(name: "timer far")
    OddAttributes.ContentState(name: "timer past")
    OddAttributes.ContentState(name: "timer progress")
    OddAttributes.ContentState(name: "relative")
    OddAttributes.ContentState(name: "many views")
    OddAttributes.ContentState(name: "many columns")
    OddAttributes.ContentState(name: "grid")
    OddAttributes.ContentState(name: "no columns")
    OddAttributes.ContentState(name: "nested")
    OddAttributes.ContentState(name: "controls")
    OddAttributes.ContentState(name: "directions")
    OddAttributes.ContentState(name: "marks")
    OddAttributes.ContentState(name: "joiners")
    OddAttributes.ContentState(name: "lines")
    OddAttributes.ContentState(name: "long")
    OddAttributes.ContentState(name: "one word")
    OddAttributes.ContentState(name: "symbol")
    OddAttributes.ContentState(name: "picture")
    OddAttributes.ContentState(name: "link")
    OddAttributes.ContentState(name: "well")
}
