import CellUI

/// Every colour on the screen, from the terminal's background to the text of a Live Activity.
///
/// A plain value, independent of its source (a file, a test). May contain `ansi` and `default` colours for terminal themes:
/// code must not assume that a colour is 24-bit.
public struct Theme: Hashable, Sendable {
    /// Whether a theme is light on dark or dark on light.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Light on dark.
        case dark
        /// Dark on light.
        case light
    }

    /// The name typed on the command line: `midnight`.
    public var name: String
    /// The name shown to users: `Midnight`.
    public var displayName: String
    /// Light on dark, or dark on light.
    public var appearance: Appearance
    /// The terminal around the pictures.
    public var screen: Screen
    /// The phone and its lock screen.
    public var phone: Phone
    /// The Dynamic Island.
    public var island: Island
    /// The Live Activity's card on the lock screen.
    public var card: Card

    /// Creates a theme from its parts.
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

    /// This theme with all that surrounds the activity mixed into the screen's background; unchanged if the terminal decides that.
    ///
    /// - Parameter share: How much of each colour remains, 0…1.
    public func faded(to share: Double) -> Theme {
        guard screen.background.hex != nil else { return self }
        var theme = self
        func fade(_ color: inout CellColor) { color = color.blended(over: screen.background, opacity: share) }
        for path in [
            \Theme.screen.emphasis, \.screen.caption, \.screen.hint, \.phone.frame, \.phone.clock, \.phone.date,
        ] {
            fade(&theme[keyPath: path])
        }
        for index in theme.phone.wallpaper.indices { fade(&theme.phone.wallpaper[index]) }
        theme.phone.opacity = phone.opacity * share
        theme.phone.picture = phone.picture?.faded(into: screen.background, to: share)
        return theme
    }
}
