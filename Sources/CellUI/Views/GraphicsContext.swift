/// What a ``Canvas`` draws on. A copy has its own transform, opacity and clip, and draws on the same canvas.
public struct GraphicsContext {
    /// The opacity of what is drawn from here on, 0…1. Default: 1.
    public var opacity = 1.0
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How what is drawn from here on is moved, turned and scaled.
    public private(set) var transform = AffineTransform.identity
    private var clips: [Clip] = []
    private let size: CGSize
    private let symbols: [LayoutNode]
    let recording = Recording()

    /// A part of the canvas outside of which nothing is drawn.
    struct Clip {
        let path: Path
        let isEOFilled: Bool
    }

    /// Something drawn, in the canvas's coordinates.
    struct Step {
        enum Drawing {
            case fill(Path, Paint, isEOFilled: Bool)
            case stroke(Path, StrokeStyle, Paint)
            /// A text or an image in its place before it is transformed.
            case node(LayoutNode, CGRect, AffineTransform)
        }
        let drawing: Drawing
        let clips: [Clip]
    }

    /// What is drawn, in order. A class, because copies of a context draw on one canvas.
    final class Recording { fileprivate(set) var steps: [Step] = [] }

    init(size: CGSize, symbols: [LayoutNode] = [], _ environment: EnvironmentValues) {
        (self.size, self.symbols, self.environment) = (size, symbols, environment)
    }

    private func add(_ drawing: Step.Drawing) { recording.steps.append(Step(drawing: drawing, clips: clips)) }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path.transformed(by: transform), paint(shading), isEOFilled: style.isEOFilled))
    }

    /// Draws a line along a path, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var style = style
        style.lineWidth *= magnification
        style.dash = style.dash.map { $0 * magnification }
        add(.stroke(path.transformed(by: transform), style, paint(shading)))
    }

    /// Draws nothing outside a path from here on, in addition to earlier clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append(Clip(path: path.transformed(by: transform), isEOFilled: style.isEOFilled))
    }

    /// How colours blend with those behind them. Makes no difference here: they are always painted over.
    public var blendMode = BlendMode.normal

    /// A filter of what is drawn from here on. Makes no difference here: glyphs and outlines stay as they are.
    public mutating func addFilter(_ filter: Filter) {}

    /// What changes drawings as a whole: accepted for source compatibility.
    public struct Filter: Sendable {
        /// A blur.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// A shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        /// Multiplies all colours by another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Shades of grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// The brightness.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// The contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// The colour saturation.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// A hue rotation.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    }

    // MARK: Coordinates

    /// How much larger the transform makes lengths, on the average of both directions.
    private var magnification: CGFloat {
        abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot()
    }

    /// Moves what is drawn from here on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform.prepend(AffineTransform(translationByX: x, byY: y))
    }
    /// Scales what is drawn from here on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform.prepend(AffineTransform(scaleByX: x, byY: y)) }
    /// Turns what is drawn from here on clockwise around the origin.
    public mutating func rotate(by angle: Angle) {
        transform.prepend(AffineTransform(rotationByRadians: angle.radians))
    }

    /// Draws with a copy of this context, whose changes end with `content`.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    // MARK: Text and images

    /// A text or an image, prepared so that it can be measured and drawn several times.
    public struct ResolvedText {
        fileprivate let node: LayoutNode

        /// The size in the space offered, in points.
        public func measure(in size: CGSize) -> CGSize { node.size(ProposedViewSize(size)) }
        /// The distance of the first baseline from the top, in the space offered.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            let size = measure(in: size)
            return node.firstBaseline(in: size) ?? size.height
        }
        /// The distance of the last baseline from the top, in the space offered.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            let size = measure(in: size)
            return node.lastBaseline(in: size) ?? size.height
        }
    }

    /// An image, prepared so that it can be measured and drawn several times.
    public struct ResolvedImage {
        fileprivate let image: Image
        /// The size in points.
        public let size: CGSize
    }

    /// Prepares a text, at the context's opacity.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: node(of: text)) }
    /// Prepares an image.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, size: node(of: image).size(.unspecified))
    }

    /// Draws a text on as many lines as it has, with its anchor at a point. Default: its middle.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text on as many lines as it has, with its anchor at a point. Default: its middle.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        add(text.node, at: point, anchor)
    }
    /// Draws a text in a rectangle, from its top leading corner; what does not fit is truncated.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text in a rectangle, from its top leading corner; what does not fit is truncated.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let alignment = Alignment.topLeading.facing(environment.layoutDirection)
        add(.node(text.node, alignment.place(text.measure(in: rect.size), in: rect), transform))
    }

    /// Draws an image in its own size, with its anchor at a point. Default: its middle.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(node(of: image), at: point, anchor)
    }
    /// Draws an image in its own size, with its anchor at a point. Default: its middle.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }
    /// Draws an image in all of a rectangle. In cells, a symbol has one size.
    public func draw(_ image: Image, in rect: CGRect) {
        let node = node(of: image.resizable())
        add(.node(node, Alignment.center.place(node.size(ProposedViewSize(rect.size)), in: rect), transform))
    }
    /// Draws an image in all of a rectangle. In cells, a symbol has one size.
    public func draw(_ image: ResolvedImage, in rect: CGRect) { draw(image.image, in: rect) }

    /// A view among the canvas's symbols, prepared so that it can be drawn several times.
    public struct ResolvedSymbol {
        fileprivate let node: LayoutNode
        /// The size in points.
        public let size: CGSize
    }

    /// The symbol with a tag; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag: Any = AnyHashable(id)
        return symbols.first {
            ($0.layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable) == (tag as? AnyHashable)
        }.map { ResolvedSymbol(node: $0, size: $0.size(.unspecified)) }
    }
    /// Draws a symbol in its own size, with its anchor at a point. Default: its middle. The context's opacity does not apply.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(symbol.node, at: point, anchor)
    }
    /// Draws a symbol in all of a rectangle; one with a size of its own is in the middle of it. The context's opacity does not apply.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.node.size(ProposedViewSize(rect.size))
        add(.node(symbol.node, Alignment.center.place(size, in: rect), transform))
    }

    private func add(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = node.size(.unspecified)
        let place = CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
        add(.node(node, place, transform))
    }

    private func node(of view: some View) -> LayoutNode {
        var lowering = Lowering(environment: environment)
        lowering.environment.opacity *= opacity
        return lowering.node(of: view)
    }

    // MARK: Shading

    /// How a path is coloured. Coordinates of gradients are points of the canvas; a style's gradient is in all of the canvas.
    public struct Shading {
        fileprivate enum Kind {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }
        fileprivate let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }
        /// A colour from components, each 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A grey from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
        /// A gradient around a point, between two radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
        /// A gradient that turns clockwise around a point, from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }
    }

    private func paint(_ shading: Shading) -> Paint {
        func unit(_ point: CGPoint) -> UnitPoint {
            let point = transform.transform(point)
            return UnitPoint(x: point.x / max(size.width, 1e-6), y: point.y / max(size.height, 1e-6))
        }
        let style: AnyShapeStyle
        switch shading.kind {
        case .style(let own): style = own
        case .linear(let gradient, let start, let end):
            style = AnyShapeStyle(
                LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end)))
        case .radial(let gradient, let center, let start, let end):
            style = AnyShapeStyle(
                RadialGradient(
                    gradient: gradient, center: unit(center), startRadius: start * magnification,
                    endRadius: end * magnification))
        case .conic(let gradient, let center, let angle):
            style = AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center), angle: angle))
        }
        return style._paint(in: environment).opacity(environment.opacity * opacity)
    }
}
