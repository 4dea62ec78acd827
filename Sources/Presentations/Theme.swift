import CellUI

/// How the screen looks: every colour that is drawn, from the terminal's background to the ink of a Live Activity.
///
/// A plain value; where it comes from (a file, a test) is not its business. A theme of the terminal's own colours has
/// `ansi` and `default` colours in it, so nothing may assume that a colour is 24-bit.
public struct Theme: Hashable, Sendable {
    /// Whether a theme is light on dark or dark on light.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Light on dark.
        case dark
        /// Dark on light.
        case light
    }

    /// What a person types: `midnight`.
    public var name: String
    /// What a person reads: `Midnight`.
    public var displayName: String
    /// Light on dark, or dark on light.
    public var appearance: Appearance
    /// What surrounds the pictures.
    public var screen: Screen
    /// The phone and its lock screen.
    public var phone: Phone
    /// The Dynamic Island.
    public var island: Island
    /// The Live Activity on the lock screen.
    public var card: Card

    /// A theme from its parts.
    public init(
        name: String, displayName: String, appearance: Appearance, screen: Screen, phone: Phone, island: Island,
        card: Card
    ) {
        self.name = name
        self.displayName = displayName
        self.appearance = appearance
        self.screen = screen
        self.phone = phone
        self.island = island
        self.card = card
    }
}
