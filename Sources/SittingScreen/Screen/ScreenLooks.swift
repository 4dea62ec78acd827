import Configuration
import Presentations
import TerminalScreen
import Theming

/// What the screen looks like: theme and device, by the names that the settings have, and what the terminal shows of them.
struct ScreenLooks {
    /// The colours.
    private(set) var theme = Theme.standard
    /// What of them can be told apart on this terminal.
    private(set) var contrast = SurfaceContrast.full
    /// The device whose screen is drawn.
    private(set) var device = Device.standard

    private let themes: ThemeLibrary
    private var themeName: String?
    private var deviceName: String?
    private var depth: ColorDepth?

    /// The standard looks; ``adopt(_:at:)`` takes up what was chosen.
    init(themes: ThemeLibrary) { self.themes = themes }

    /// Takes up what the settings and the terminal say now; answers what is wrong with it, a sentence each.
    mutating func adopt(_ settings: Settings, at depth: ColorDepth) -> [String] {
        if deviceName != settings.device {
            deviceName = settings.device
            device = Device.named(settings.device) ?? .standard
        }
        guard themeName != settings.theme || self.depth != depth else { return [] }
        let complaints = themeName == settings.theme ? [] : adoptTheme(named: settings.theme)
        self.depth = depth
        contrast = SurfaceContrast(of: theme, at: depth)
        return complaints
    }

    private mutating func adoptTheme(named name: String) -> [String] {
        themeName = name
        do {
            let file = try themes.theme(named: name)
            theme = file.theme
            return file.warnings.map(\.description)
        } catch {
            return [error.description]
        }
    }
}
