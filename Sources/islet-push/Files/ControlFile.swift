import Foundation
import Store

/// How the other commands find a running server.
struct ControlFile: Codable {
    /// The port on 127.0.0.1.
    let port: Int
    /// The access token.
    let token: String
    /// The server's process.
    let process: Int32

    /// Writes the file, for the owner alone.
    func write(to path: String) throws {
        try PrivateFiles.write(Array(try JSONEncoder().encode(self)), to: path)
    }

    /// The file of the server that runs on a folder. Throws where none does.
    static func read(in folder: StateFolder) throws -> ControlFile {
        guard let data = FileManager.default.contents(atPath: folder.control),
            let file = try? JSONDecoder().decode(ControlFile.self, from: data),
            kill(file.process, 0) == 0 || errno == EPERM
        else {
            throw PushFailure(
                "No server is running on \(folder.path); start one with `islet-push serve`, or name its folder with --state. What an earlier one printed is in \(folder.events).",
                .unavailable)
        }
        return file
    }
}
