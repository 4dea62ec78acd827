import Foundation
import HostFiles
import Store

/// Which sentences about a missing sound player were shown, in a file of the state folder: each comes once, not at every start.
/// `islet doctor` and `islet bell` print them always.
package struct PlayerReports {
    /// What no player is installed for. The raw value is a line of the file.
    package enum Reason: String {
        /// The bells; the terminal rings instead.
        case bell
        /// The bells, where no terminal rings either.
        case silence
        /// The sound in the background, or a guide.
        case ambient
    }

    /// The file.
    package let path: String

    /// The reports of an environment's user.
    package init(environment: [String: String]) {
        path = StoreLocations(environment: environment).stateDirectory + "/players-reported"
    }

    /// Whether to show the sentence now: `true` once for each reason. `false` too where that cannot be remembered, because it would
    /// be shown every time.
    package func claim(_ reason: Reason) -> Bool {
        let folder = path.folderPath
        guard (try? PrivateFiles.makeDirectory(folder)) != nil, let lock = try? FileLock(waitingForFolder: folder)
        else {
            return false
        }
        defer { withExtendedLifetime(lock) {} }
        let reasons = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(
            String.init)
        guard !reasons.contains(reason.rawValue) else { return false }
        let text = (reasons + [reason.rawValue]).map { $0 + "\n" }.joined()
        return (try? PrivateFiles.write(Array(text.utf8), to: path)) != nil
    }
}

extension SoundFailure {
    /// Whether to show it: a missing player once.
    ///
    /// - Parameter reason: What came of it. Default: the terminal rings instead.
    func isNews(as reason: PlayerReports.Reason = .bell, in environment: [String: String]) -> Bool {
        self != .noPlayer || PlayerReports(environment: environment).claim(reason)
    }
}
