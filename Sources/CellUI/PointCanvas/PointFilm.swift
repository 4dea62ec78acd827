/// A true picture that moves: glass that changes its outline, and what fades in and out on it. Knows no file format.
public struct PointFilm {
    /// A rectangle with round corners at an instant of the film.
    public struct Outline: Hashable, Sendable {
        /// Seconds after the beginning.
        public let time: Double
        /// The rectangle in points.
        public let rect: CGRect
        /// The radius of the corners.
        public let radius: CGFloat
        /// An outline at an instant.
        public init(at time: Double, _ rect: CGRect, radius: CGFloat) {
            (self.time, self.rect, self.radius) = (time, rect, radius)
        }
    }

    /// How visible a layer is at an instant of the film.
    public struct Visibility: Hashable, Sendable {
        /// Seconds after the beginning.
        public let time: Double
        /// 0…1.
        public let opacity: Double
        /// A visibility at an instant.
        public init(at time: Double, _ opacity: Double) { (self.time, self.opacity) = (time, opacity) }
    }

    /// Glass that moves.
    public struct Glass {
        /// Its colour.
        public let color: CellColor
        /// Its outlines in order of time; the first at 0 and the last at the end.
        public let outlines: [Outline]
        /// Glass of one colour.
        public init(_ color: CellColor, _ outlines: [Outline]) { (self.color, self.outlines) = (color, outlines) }
    }

    /// Something that fades.
    public struct Layer {
        /// What is drawn.
        public let canvas: PointCanvas
        /// How visible it is, in order of time; the first at 0 and the last at the end.
        public let visibilities: [Visibility]
        /// A layer.
        public init(_ canvas: PointCanvas, _ visibilities: [Visibility]) {
            (self.canvas, self.visibilities) = (canvas, visibilities)
        }
    }

    /// What does not move, behind everything else.
    public let ground: PointCanvas
    /// The glass, from the back.
    public let glass: [Glass]
    /// What is on the glass, from the back.
    public let layers: [Layer]
    /// The length in seconds; then it begins again.
    public let duration: Double

    /// A film.
    public init(ground: PointCanvas, glass: [Glass], layers: [Layer], duration: Double) {
        (self.ground, self.glass, self.layers, self.duration) = (ground, glass, layers, duration)
    }
}
