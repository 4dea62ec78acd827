import Attendance
import Configuration
import Store

extension Doctor {
    /// The folder of settings and themes. Who keeps it read-only may mean it so.
    func settingsFolder() -> Check {
        let folder = StoreHealth.Folder(
            path: SettingsLocation(environment: shell.environment).file.deletingLastPathComponent().path)
        let (key, title) = ("settings.folder", "folder of settings")
        if folder.isWritable { return .ok(key, title, folder.path) }
        return .note(
            key, title, Self.unwritable(folder),
            "To change settings with islet config, make that folder writable, or name another with XDG_CONFIG_HOME.")
    }

    /// The folder of the bowl's sound.
    func cacheFolder(_ settings: Settings) -> Check {
        let file = BowlFile(environment: shell.environment)
        let folder = StoreHealth.Folder(path: file.folder)
        let (key, title) = ("bell.cache", "folder of the bowl")
        if folder.isWritable || file.isThere { return .ok(key, title, folder.path) }
        let remedy = "Make that folder writable, or name another with XDG_CACHE_HOME."
        return settings.bell == .sound(.bowl)
            ? .off(key, title, Self.unwritable(folder), remedy) : .note(key, title, Self.unwritable(folder), remedy)
    }

    /// What is wrong with a folder that is not writable.
    static func unwritable(_ folder: StoreHealth.Folder) -> String {
        "\(folder.path) cannot be \(folder.mode == nil ? "made" : "written to")"
    }
}
