import Foundation

/// The paths of the programs that the tests run.
enum Programs {
    static let islet = built("islet")
    static let isletPush = built("islet-push")

    /// A program built with the tests: it is beside them, or beside their bundle.
    private static func built(_ name: String) -> URL {
        var folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: "/")
        while folder.path != "/" {
            let program = folder.appending(path: name)
            if isProgram(program) { return program }
            folder.deleteLastPathComponent()
        }
        preconditionFailure("There is no \(name) beside the tests; build it with swift build.")
    }

    /// tmux; nil if it is not installed.
    static let tmux = find("tmux")

    private static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }.first(
            where: isProgram)
    }

    private static func isProgram(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: file.path)
    }
}
