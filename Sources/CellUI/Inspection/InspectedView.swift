/// A view, or a layout or drawing modifier, as laid out in one frame.
public struct InspectedView: Identifiable, Hashable, Sendable {
    /// The kind of element.
    public enum Kind: Hashable, Sendable {
        /// A view: `HStack`, `Text` or a custom one.
        case view
        /// A modifier around one view: `.padding(8)`.
        case modifier
        /// Something drawn by the system around the views, for example a presentation.
        case surface
    }

    /// A property of a view, for example its font or colour.
    public struct Attribute: Hashable, Sendable {
        /// `font`.
        public let name: String
        /// `.headline`.
        public let value: String

        /// A property.
        package init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// The identity of the element, the same at every instant.
    public let id: ViewPath
    /// The kind of element.
    public let kind: Kind
    /// The type or modifier as written in source: `HStack`, `.padding(8)`.
    public let name: String
    /// Distinguishes it from others of the same name, for example a text's characters; `nil` if there is nothing.
    public let detail: String?
    /// The number of views around it.
    public let depth: Int
    /// The enclosing view or modifier; `nil` for a root.
    public let parent: ViewPath?
    /// The views directly inside, in source order.
    public let children: [ViewPath]
    /// Its rectangle in the frame's coordinates, with the size it took.
    public let place: CellRect
    /// The part of `place` that is not clipped.
    public let visible: CellRect
    /// Its rectangle in points from the frame's top left, with the size it took.
    public let bounds: CGRect
    /// The last proposal for which it took its size; `nil` if it was only placed.
    public let proposal: ProposedViewSize?
    /// The modifiers that apply to it, the nearest first: first those directly around it, then inherited ones.
    public let modifiers: [String]
    /// Its resolved font, colour, layout priority and so on, as far as notable.
    public let attributes: [Attribute]
    /// Its accessibility label; `nil` if none was set.
    public let accessibilityLabel: String?
    /// Its accessibility value; `nil` if none was set.
    public let accessibilityValue: String?
    /// The screen-reader text of the view and the views inside.
    public let spoken: String
    /// Whether it is a text truncated with an ellipsis.
    public let isTruncated: Bool
    /// Whether it is a text with a line that ends within a word.
    public let breaksWord: Bool
    /// Where it is written; `nil` for containers and for views of the library's own.
    public let source: SourceLine?
    /// The drawing order; higher elements are drawn over lower ones.
    package let order: Int

    /// An element whose layout is known: recorded in this process, or in a guest's.
    package init(
        id: ViewPath, kind: Kind, name: String, detail: String?, depth: Int, parent: ViewPath?, children: [ViewPath],
        place: CellRect, visible: CellRect, bounds: CGRect, proposal: ProposedViewSize?, modifiers: [String],
        attributes: [Attribute], accessibilityLabel: String?, accessibilityValue: String?, spoken: String,
        isTruncated: Bool, breaksWord: Bool, source: SourceLine?, order: Int
    ) {
        (self.id, self.kind, self.name, self.detail, self.depth) = (id, kind, name, detail, depth)
        (self.parent, self.children) = (parent, children)
        (self.place, self.visible, self.bounds, self.proposal) = (place, visible, bounds, proposal)
        (self.modifiers, self.attributes) = (modifiers, attributes)
        (self.accessibilityLabel, self.accessibilityValue) = (accessibilityLabel, accessibilityValue)
        (self.spoken, self.isTruncated, self.breaksWord) = (spoken, isTruncated, breaksWord)
        (self.source, self.order) = (source, order)
    }

    /// `Text "12:34"`, `.padding(8)`.
    public var title: String { detail.map { "\(name) \"\($0)\"" } ?? name }
    /// The size it took.
    public var size: CellSize { place.size }
    /// Whether a part of it is clipped.
    public var isCutOff: Bool { !visible.contains(place) }
}
