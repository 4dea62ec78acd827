import ActivityKit
import SwiftUI
import WidgetKit

// A widget of forms that are drawn: `Scripts/check-guests.sh` looks for what they show. The other files have what is accepted.

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int }
}

struct Divided<A: View, B: View>: View {
    let content: TupleView<(A, B)>
    init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }
    var body: some View {
        HStack(spacing: 0) {
            content.value.0
            Text("|")
            content.value.1
        }
    }
}
extension VStack {
    init<A, B, C>(@ViewBuilder reversed content: () -> TupleView<(A, B, C)>)
    where Content == TupleView<(C, B, A)> {
        let views = content().value
        self.init { TupleView((views.2, views.1, views.0)) }
    }
}

struct ParcelCard: View {
    @Environment(\.minimumScaleFactor) private var factor: CGFloat
    let stops: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Divided {
                    Text("left")
                    Text("right")
                }
                Text(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).description)
            }
            HStack(spacing: 4) {
                List(0..<3) { Text("row \($0)") }
                VStack(reversed: {
                    Text("last")
                    Text("middle")
                    Text("first")
                })
                GroupBox(label: Text("box")) { Text("inside") }
            }
            HStack {
                Text(
                    Measurement(value: 21.4, unit: UnitTemperature.celsius),
                    format: .measurement(
                        width: .narrow, usage: .weather, hidesScaleName: true,
                        numberFormatStyle: .number.precision(.fractionLength(0))))
                TextField("weight", value: .constant(7.5), format: .number)
                Text(.dateRange(startingAt: .now - 90), format: .components(style: .narrow))
            }
            HStack {
                Image(size: CGSize(width: 32, height: 16), label: Text("mark"), opaque: false, colorMode: .nonLinear) {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.red))
                }
                (Path("0 0 m 16 0 l 16 16 l 0 16 l h") ?? Path()).fill(.green).frame(width: 16, height: 16)
                Circle().size(CGSize(width: 16, height: 16), anchor: .center).fill(.opacity(0.5))
                    .frame(width: 32, height: 16)
                ConcentricRectangle(corners: .concentric(minimum: 4)).fill(.blue).frame(width: 24, height: 16)
            }
        }
        .padding(14)
        .controlSize(.small ... .large)
        .accessibilityLabel(Text("a parcel"), isEnabled: stops > 3)
    }
}

struct ParcelWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ParcelAttributes.self) { context in
            ParcelCard(stops: context.state.stops)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
        }
    }
}
#Preview("Out", as: .content, using: ParcelAttributes()) { ParcelWidget() } contentStates: {
    ParcelAttributes.ContentState(stops: 3)
}
