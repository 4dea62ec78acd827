import Foundation
import Store

extension Doctor {
    /// How the files are.
    package func store(_ health: StoreHealth) -> [Check] {
        [
            folder(health.logFolder, key: "store.log.folder", title: "folder of the log"),
            database(health.log, key: "store.log", title: "log"),
            folder(health.stateFolder, key: "store.state.folder", title: "folder of the sitting"),
            database(health.state, key: "store.state", title: "running sitting"),
            database(health.moments, key: "store.moments", title: "its bells"),
        ]
    }

    private func folder(_ folder: StoreHealth.Folder, key: String, title: String) -> Check {
        let path = folder.path
        if !folder.isWritable {
            return .off(
                key, title, Self.unwritable(folder),
                "Check who owns it and its permissions, and those of the folders above it.")
        }
        let free = folder.free.map { ByteCount.text($0) + " free" } ?? "free space unknown"
        if let bytes = folder.free, bytes < 10_000_000 {
            return .off(key, title, "\(path): \(free)", "Make room on the disk; below this a change may not be saved.")
        }
        if let aside = folder.setAside.last {
            return .off(
                key, title, "\(path)/\(aside) was damaged and set aside",
                "What could be read of it, if anything, is in the new file. Check with sqlite3's .recover for more, then remove it."
            )
        }
        guard let mode = folder.mode else { return .ok(key, title, "\(path), made by the first sitting; \(free)") }
        if mode & 0o077 != 0 {
            return .off(
                key, title, "\(path) is open to others (mode \(Self.octal(mode)))", "Run chmod 700 '\(path)'.")
        }
        return .ok(key, title, "\(path), mode \(Self.octal(mode)), \(free)")
    }

    private func database(_ database: StoreHealth.Database, key: String, title: String) -> Check {
        let path = database.path
        guard let mode = database.mode else { return .ok(key, title, "\(path), made by the first sitting") }
        if let problem = database.problems.first {
            return .off(
                key, title, "\(path): \(problem)",
                "Restore a backup; otherwise the next command that needs it renames it and saves what can be read."
            )
        }
        if let version = database.version, version > database.currentVersion {
            return .off(
                key, title,
                "\(path) was written by a newer Islet (version \(version); this one knows \(database.currentVersion))",
                "Update Islet; the file is not changed.")
        }
        if mode & 0o077 != 0 {
            return .off(
                key, title, "\(path) is open to others (mode \(Self.octal(mode)))", "Run chmod 600 '\(path)'.")
        }
        let version = database.version == database.currentVersion ? "" : ", upgraded with the next change"
        return .ok(
            key, title,
            "\(path), mode \(Self.octal(mode)), \(ByteCount.text(database.size)), version \(database.version ?? 0)\(version), undamaged"
        )
    }

    private static func octal(_ mode: Int) -> String { "0" + String(mode, radix: 8) }
}

/// A number of bytes for people.
enum ByteCount {
    /// With the unit that leaves at most three digits before the point.
    static func text(_ bytes: Int) -> String {
        var (value, units) = (Double(bytes), ["bytes", "kB", "MB", "GB", "TB"][...])
        while value >= 1000, units.count > 1 { (value, units) = (value / 1000, units.dropFirst()) }
        let number = value >= 10 || value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
        return "\(number) \(units.first ?? "")"
    }
}
