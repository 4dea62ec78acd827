import Testing

@testable import CellUI

/// Gradients and levels of styles. Sources: SwiftUI's documentation of `AngularGradient`, `EllipticalGradient`, `Gradient` and
/// `ShapeStyle`.
struct GradientTests {
    private let dark = EnvironmentValues()
    private let stops: [Gradient.Stop] = [.init(color: .black, location: 0), .init(color: .white, location: 1)]

    private func grey(_ paint: Paint, _ x: Double, _ y: Double, aspect: Double = 1) -> Int {
        paint.color(at: UnitPoint(x: x, y: y), aspect: aspect).0.components(assuming: .terminalDefault).red
    }

    @Test("A whole turn begins at the right and runs clockwise")
    func wholeTurn() {
        let paint = AngularGradient(stops: stops, center: .center)._paint(in: dark)
        #expect(grey(paint, 1, 0.5001) == 0)
        #expect(grey(paint, 0.5, 1) == 64)
        #expect(grey(paint, 0, 0.5) == 128)
        #expect(grey(paint, 0.5, 0) == 191)
    }

    @Test("In a rectangle that is not a square, angles are those that are seen")
    func anglesAreSeen() {
        let paint = AngularGradient(stops: stops, center: .topLeading)._paint(in: dark)
        // Twice as wide as high: the corner is at 26.6° of 360°.
        #expect(grey(paint, 1, 1, aspect: 0.5) == 19)
    }

    @Test("What is left of a circle has the colours of the ends, half each")
    func partOfATurn() {
        let paint = AngularGradient(stops: stops, center: .center, startAngle: .degrees(-90), endAngle: .degrees(90))
            ._paint(in: dark)
        #expect(grey(paint, 1, 0.5) == 128)
        #expect(grey(paint, 0.4, 0.9) == 255)
        #expect(grey(paint, 0.4, 0.1) == 0)
    }

    @Test("The radii of a radial gradient are points, in cells and in a true picture", arguments: [false, true])
    func radial(inPoints: Bool) {
        var environment = EnvironmentValues()
        if inPoints { environment.drawInPoints() }
        let paint = RadialGradient(gradient: Gradient(stops: stops), center: .leading, startRadius: 0, endRadius: 80)
            ._paint(in: environment)
        // A rectangle of 160 × 80 points.
        func grey(_ x: Double, _ y: Double) -> Int {
            paint.color(at: UnitPoint(x: x, y: y), aspect: 0.5, width: inPoints ? 160 : 20).0
                .components(assuming: .terminalDefault).red
        }
        #expect(grey(0, 0.5) == 0)
        #expect(grey(0.25, 0.5) == 128)
        #expect(grey(0, 1) == 128)
        #expect(grey(0.75, 0.5) == 255)
    }

    @Test("An elliptical gradient reaches the edges of what it fills")
    func elliptical() {
        let paint = EllipticalGradient(stops: stops)._paint(in: dark)
        #expect(grey(paint, 0.5, 0.5) == 0)
        #expect(grey(paint, 0.75, 0.5) == 128)
        #expect(grey(paint, 0.5, 1) == 255)
        #expect(grey(paint, 0, 0) == 255)
    }

    @Test("A gradient runs from top to bottom, and along what it tints")
    func plainGradient() {
        let gradient = Gradient(stops: stops)
        #expect(grey(gradient._paint(in: dark), 0.1, 0.5) == 128)
        let bar = render(ProgressView(value: 1).tint(gradient), 10, 1).frame
        let greys = (0..<10).map { bar[$0, 0].style.foreground.components(assuming: .terminalDefault).red }
        #expect(greys == greys.sorted() && greys[0] < 20 && greys[9] > 235)
        let gauge = render(Gauge(value: 1) { Text("") }.gaugeStyle(.linearCapacity).tint(gradient), 10, 3).frame
        #expect((0..<3).contains { gauge[9, $0].style.foreground != gauge[0, $0].style.foreground })
    }

    @Test("In a right-to-left layout a tint begins at the right")
    func mirroredTint() {
        let bar = render(ProgressView(value: 1).tint(Gradient(stops: stops)), 10, 1) {
            $0.layoutDirection = .rightToLeft
        }
        .frame
        #expect(bar[9, 0].style.foreground.components(assuming: .terminalDefault).red < 20)
    }

    @Test("A ring's tint turns with it")
    func ringTint() {
        let ring = ProgressView(value: 1).progressViewStyle(.circular).tint(Gradient(stops: stops))
            .frame(width: 64, height: 64)
        let frame = render(ring, 8, 4).frame
        let right = frame[7, 1].style.foreground.components(assuming: .terminalDefault).red
        let left = frame[0, 1].style.foreground.components(assuming: .terminalDefault).red
        #expect(right < left)
    }

    @Test("Levels of a style are fainter, and opacities multiply")
    func levels() {
        func opacity(_ style: some ShapeStyle) -> Double { style._paint(in: dark).solid?.1 ?? -1 }
        #expect(opacity(.blue) == 1)
        #expect(opacity(.blue.secondary) == 0.6)
        #expect(opacity(.blue.tertiary) == 0.35)
        #expect(opacity(.blue.quaternary) == 0.2)
        #expect(opacity(.tint.opacity(0.5)) == 0.5)
        #expect(abs(opacity(.blue.secondary.opacity(0.5)) - 0.3) < 1e-9)
        #expect(opacity(.fill.tertiary) == 0.24)
        #expect(opacity(.fill) > opacity(.fill.secondary))
    }

    @Test("On a tinted surface, levels of the foreground are blended onto it")
    func levelsOnATint() {
        let text = Text("x").foregroundStyle(.secondary).background(Color.white)
        let plain = render(text, 1, 1).frame[0, 0].style.foreground
        let blended = render(text, 1, 1) {
            $0.isOnTint = true; $0.palette = .light
        }.frame[0, 0].style.foreground
        #expect(plain == Palette.dark.secondary)
        #expect(blended == CellColor(hex: 0x666666))
    }

    @Test("Colours are mixed as they are seen, or in sRGB")
    func mixing() {
        func color(_ color: Color) -> CellColor { color.resolved(in: dark).0 }
        #expect(color(.black.mix(with: .white, by: 0.5, in: .device)) == CellColor(hex: 0x808080))
        // Half of OKLab's lightness is a linear intensity of an eighth.
        #expect(color(.black.mix(with: .white, by: 0.5)) == CellColor(hex: 0x636363))
        #expect(color(.red.mix(with: .blue, by: 0)) == color(.red))
        #expect(color(.red.mix(with: .blue, by: 1)) == color(.blue))
        #expect(Color.clear.mix(with: .black, by: 0.25).resolved(in: dark).1 == 0.25)
    }

    @Test("A name that no catalogue has is a clear colour")
    func missing() {
        #expect(Color("nowhere").resolved(in: dark).1 == 0)
        #expect(Color("nowhere").opacity(0.5).resolved(in: dark).1 == 0)
    }

    @Test("UIKit's names are colours that follow the colour scheme")
    func uiColors() {
        var light = EnvironmentValues()
        light.colorScheme = .light
        #expect(Color(.systemRed) == Color.red)
        #expect(Color(uiColor: .label) == Color.primary)
        #expect(Color(.systemGray6).resolved(in: dark).0 == CellColor(hex: 0x1C1C1E))
        #expect(Color(.systemGray6).resolved(in: light).0 == CellColor(hex: 0xF2F2F7))
        #expect(Color(UIColor(white: 1, alpha: 0.5)).resolved(in: dark).1 == 0.5)
    }
}
