/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit per trait.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It performs an action when activated.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It opens a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// It is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// It is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// It plays sound when activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// It is a key of an on-screen keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It summarizes the current state.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// It starts audio or video.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// It can be manipulated directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns a page when read to its end.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// It hides the views behind it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is a switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

    /// The words that a screen reader adds for these traits.
    var words: [SpokenWords.Word] {
        if isEmpty { return [] }
        let spoken: [(AccessibilityTraits, SpokenWords.Word)] = [
            (.isSelected, .selected), (.isButton, .button), (.isLink, .link), (.isImage, .image),
            (.isHeader, .heading), (.isSearchField, .searchField), (.isToggle, .toggle),
        ]
        return spoken.filter { contains($0.0) }.map(\.1)
    }
}

/// How the children of an accessibility element are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Each as its own phrase.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// All in one phrase.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
