import CellUI
import Testing

private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...50) {
        Text("Distance")
    } currentValueLabel: {
        Text("\(Int(value))")
    }
}

@Suite struct GaugeTests {
    @Test func aBarIsPlacedBetweenItsBounds() {
        let view = Gauge(value: 3, in: 0...5) {
            Text("Distance")
        } currentValueLabel: {
            Text("3 km")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("5")
        }
        #expect(text(view, 14, 3) == "Distance\n0 ━━━━━━──── 5\n3 km")
        #expect(text(view.gaugeStyle(.accessoryLinear), 15, 1) == "0 ━━━━━━●━━━━ 5")
        #expect(sentence(view.gaugeStyle(.accessoryLinear)) == "Distance, 0, 5, 60 percent")
    }

    @Test func valuesOutsideAreClamped() {
        #expect(text(Gauge(value: 9.0) { EmptyView() }, 4, 1) == "━━━━")
        #expect(text(Gauge(value: -9, in: -3...3.0) { EmptyView() }, 4, 1) == "────")
        #expect(text(Gauge(value: 1, in: 1...1.0) { EmptyView() }, 4, 1) == "────")
    }

    @Test func aRingHoldsTheValueAndSpeaksTheLabel() {
        let closed = gauge(31).gaugeStyle(.accessoryCircularCapacity)
        #expect(text(closed, 7, 4) == " ⣤⠛▀▀▄\n⣼⠃31 ▝▙\n⢻⡄   ▗▛\n ⠛▄▄▄▀")
        #expect(sentence(closed) == "Distance, 31, 62 percent")
    }

    @Test("The open ring is whole without its bottom quarter, and a dot marks the value")
    func openRing() {
        #expect(text(gauge(50).gaugeStyle(.accessoryCircular), 7, 4) == " ▄▀▀▀▄\n▟▘50 ▝▙\n▜▖   ▗▛\n ▘   ●")
        #expect(text(gauge(25).gaugeStyle(.accessoryCircular), 7, 4) == " ▄▀●▀▄\n▟▘25 ▝▙\n▜▖   ▗▛\n ▘   ▝")
        #expect(sentence(gauge(25).gaugeStyle(.accessoryCircular)) == "Distance, 25, 50 percent")
    }

    @Test("Between the ends of the open ring are the labels of the bounds, or else the label, where there is space")
    func labelsInTheGap() {
        let bounds = Gauge(value: 4, in: 1...9) {
            Text("UV")
        } currentValueLabel: {
            Text("4")
        } minimumValueLabel: {
            Text("1")
        } maximumValueLabel: {
            Text("9")
        }
        let lines = text(bounds.gaugeStyle(.accessoryCircular), 7, 4).split(separator: "\n")
        #expect(lines.last == " ▘1 9▝")
        let label = Gauge(value: 4, in: 1...9) { Text("UV") }.gaugeStyle(.accessoryCircular)
        #expect(text(label, 7, 4).split(separator: "\n").last?.contains("UV") == true)
        #expect(sentence(bounds.gaugeStyle(.accessoryCircular)) == "UV, 4, 37 percent")
    }

    @Test("A closed ring without a label of its value has the label in its centre, and says it once")
    func labelInTheRing() {
        let closed = Gauge(value: 0.5) { Text("UV") }.gaugeStyle(.accessoryCircularCapacity)
        #expect(text(closed, 7, 4).contains("UV"))
        #expect(sentence(closed) == "UV, 50 percent")
    }

    @Test func aCustomStyleDrawsFromItsConfiguration() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.currentValueLabel
                }
            }
        }
        #expect(text(gauge(7).gaugeStyle(Words()), 20, 1) == "Distance 7")
    }
}
