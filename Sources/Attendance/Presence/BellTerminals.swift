import Foundation
import Store

/// The terminals that the attendant may ring, most recently used first.
///
/// Commands run by scripts and jobs have no terminal and add none. A device that is gone stays in the list until newer ones
/// push it out; the attendant tries each in turn.
package struct BellTerminals {
    /// The file with one device path per line. Its folder is the store's.
    package let path: String

    /// The maximum number kept.
    package static let most = 4

    /// The device files, newest first; empty if the file cannot be read.
    package var devices: [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// Records that a command was run at this terminal.
    package func add(_ device: String) {
        let known = devices
        guard known.first != device else { return }
        let new = [device] + known.filter { $0 != device }.prefix(Self.most - 1)
        // If this fails the bowl sounds instead; no reason for a command to fail.
        try? PrivateFiles.write(Array(new.map { $0 + "\n" }.joined().utf8), to: path)
    }
}
