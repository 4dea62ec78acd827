import CellUI
import Configuration
import HostSystem
import Presentations
import TerminalScreen
import Theming

/// The theme and device named in the settings, and what the terminal can show of them.
struct ScreenLooks {
    /// The theme, with the wallpaper.
    private(set) var theme = Theme.standard
    /// The surface contrast that this terminal can show.
    private(set) var contrast = SurfaceContrast.full
    /// The emulated device.
    private(set) var device = Device.standard

    /// Whether the terminal shows half blocks, without which colours are not mixed. Default: `true`.
    var isUnicode = true { didSet { if isUnicode != oldValue { depth = nil } } }

    private let themes: ThemeLibrary
    /// The environment, whose home paths may refer to.
    private let environment: [String: String]
    private var themeName: String?
    private var chosen = Theme.standard
    private var wallpaperFile: String?
    private var wallpaper: WallpaperPicture?
    private var deviceName: String?
    private var depth: ColorDepth?

    /// The theme of a resting screen, and what the terminal can show of it. Made when it is first needed.
    private var resting: (theme: Theme, contrast: SurfaceContrast)?

    /// Starts with the standard theme and device; ``adopt(_:at:on:)`` applies the settings.
    init(themes: ThemeLibrary, environment: [String: String]) {
        (self.themes, self.environment) = (themes, environment)
    }

    /// Applies the settings, the terminal's colour depth and its background. Returns the problems, one sentence each.
    mutating func adopt(_ settings: Settings, at depth: ColorDepth, on background: ColorScheme?) -> [String] {
        let name = ThemeLibrary.name(of: settings.theme, on: background)
        if deviceName != settings.device {
            deviceName = settings.device
            device = Device.named(settings.device) ?? .standard
        }
        let hasWallpaper = wallpaperFile == settings.wallpaper
        guard themeName != name || self.depth != depth || !hasWallpaper else { return [] }
        var complaints = themeName == name ? [] : adoptTheme(named: name)
        if !hasWallpaper { complaints += adoptWallpaper(settings.wallpaper) }
        (theme, contrast) = chosen.drawn(on: wallpaper, at: depth, shapes: CellShapes(isUnicode: isUnicode))
        self.depth = depth
        resting = nil
        return complaints
    }

    /// The theme and contrast to draw with; of a resting screen, all but the activity is faded to a third.
    mutating func faces(isResting: Bool) -> (theme: Theme, contrast: SurfaceContrast) {
        guard isResting, let depth else { return (theme, contrast) }
        if let resting { return resting }
        let faded = theme.faded(to: 1.0 / 3)
        let dimmed = SurfaceContrast(of: faded, at: depth, shapes: CellShapes(isUnicode: isUnicode))
        resting = (faded, dimmed)
        return (faded, dimmed)
    }

    private mutating func adoptWallpaper(_ file: String?) -> [String] {
        (wallpaperFile, wallpaper) = (file, nil)
        guard let file else { return [] }
        do {
            wallpaper = try WallpaperFile.picture(at: HomePath.whole(file, in: environment), named: "wallpaper")
            return []
        } catch {
            return [CommandFailure(error).sentence]
        }
    }

    private mutating func adoptTheme(named name: String) -> [String] {
        themeName = name
        do {
            let file = try themes.theme(named: name)
            chosen = file.theme
            return file.warnings.map(\.description)
        } catch {
            return [error.description]
        }
    }
}
