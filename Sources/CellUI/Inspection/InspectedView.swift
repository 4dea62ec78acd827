/// A view, or a modifier that takes part in layout and drawing, as it was laid out in one picture.
public struct InspectedView: Identifiable, Hashable, Sendable {
    /// What was inspected.
    public enum Kind: Hashable, Sendable {
        /// A view: `HStack`, `Text`, one of the app's own.
        case view
        /// A modifier around one view: `.padding(8)`.
        case modifier
        /// What the system around the views draws: a presentation, for example.
        case surface
    }

    /// A fact about a view: its font, its colour.
    public struct Attribute: Hashable, Sendable {
        /// `font`.
        public let name: String
        /// `.headline`.
        public let value: String
    }

    /// Which one it is: the same at every instant.
    public let id: ViewPath
    /// What was inspected.
    public let kind: Kind
    /// The type or modifier as it is written: `HStack`, `.padding(8)`.
    public let name: String
    /// What tells it from others of its name: a text's letters. `nil` for none.
    public let detail: String?
    /// How many views it is inside of.
    public let depth: Int
    /// The view or modifier around it; `nil` for a root.
    public let parent: ViewPath?
    /// The views directly inside, as they were written.
    public let children: [ViewPath]
    /// The cells it was given, in the frame's coordinates; its extent is the size it answered.
    public let place: CellRect
    /// The part of them that nothing around cuts off.
    public let visible: CellRect
    /// The last size it was offered before it answered with its own; `nil` where it was only given a place.
    public let proposal: CellProposal?
    /// The modifiers that apply to it, the nearest first: those directly around it, then those that it inherits.
    public let modifiers: [String]
    /// What it comes to: font, colour, layout priority and more, where there is something to say.
    public let attributes: [Attribute]
    /// What a screen reader calls it instead of its content; `nil` where nothing was set.
    public let accessibilityLabel: String?
    /// What a screen reader says of its value; `nil` where nothing was set.
    public let accessibilityValue: String?
    /// What a screen reader says of it and the views inside.
    public let spoken: String
    /// Whether it is a text that ends in an ellipsis, or has one in it.
    public let isTruncated: Bool
    /// When it was drawn: later ones lie over earlier ones.
    let order: Int

    /// `Text "12:34"`, `.padding(8)`.
    public var title: String { detail.map { "\(name) \"\($0)\"" } ?? name }
    /// The size it answered.
    public var size: CellSize { place.size }
    /// Whether something around it cuts off a part of it.
    public var isCutOff: Bool { !visible.contains(place) }
}
