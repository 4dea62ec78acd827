import Foundation
import Store

/// The terminals that the attendant may ring, the one first from which a command was given last.
///
/// A command of a script or a job has no terminal and so adds none: whoever starts the attendant has not the last word. A device
/// that is gone stays in the list until newer ones push it out; whoever rings tries one after the other.
package struct BellTerminals {
    /// The file that holds them, a device a line. Its folder is the store's.
    package let path: String

    /// How many are kept.
    package static let most = 4

    /// The device files, the newest first; none where nothing can be read.
    package var devices: [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// A command was given at this terminal.
    package func add(_ device: String) {
        let known = devices
        guard known.first != device else { return }
        let new = [device] + known.filter { $0 != device }.prefix(Self.most - 1)
        // Where it cannot be kept the bowl sounds, which is no reason for a command to fail.
        try? PrivateFiles.write(Array(new.map { $0 + "\n" }.joined().utf8), to: path)
    }
}
