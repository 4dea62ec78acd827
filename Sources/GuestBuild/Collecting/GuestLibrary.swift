import Foundation
import HostFiles

/// The rooms of Islet's that guests have under Apple's names.
enum GuestLibrary {
    /// Their modules.
    static let rooms: Set<String> = [
        "ActivitySystem", "CellUI", "FrameExport", "GuestProtocol", "LocalizedResources", "Presentations",
    ]

    /// Whether a folder has their sources. A widget of Islet's own package would find every view a second time in them.
    static func isSource(_ folder: String) -> Bool {
        let name = (folder as NSString).lastPathComponent
        let isBridge = name == bridge
        guard isBridge || rooms.contains(name) else { return false }
        var package = folder.folderPath
        if !isBridge { package = package.folderPath }
        return FileManager.default.fileExists(atPath: SourceFolder.join(package, bridge + "/Sources/GuestRuntime"))
    }

    /// The package that gives them the names.
    private static let bridge = "Compatibility"
}
