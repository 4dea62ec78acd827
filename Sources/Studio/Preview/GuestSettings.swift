import Foundation
import GuestBuild
import HostSystem

/// The app's settings in a file, `--defaults FILE.json`, which a preview reads again when the file changes.
package struct GuestSettings: Hashable, Sendable {
    /// The file.
    package let file: String

    /// - Parameter file: Its path.
    package init(at file: String) { self.file = file }

    /// The settings: a JSON object of app groups.
    ///
    /// - Throws: a ``CommandFailure`` if the file cannot be read or has something else.
    package func json() throws -> Data {
        let json = Data(try SmallFile.bytes(at: file, kind: "not settings"))
        guard (try? JSONSerialization.jsonObject(with: json)) is [String: Any] else {
            throw CommandFailure(
                sentence: "\(file) is not a JSON object of app groups: {\"group.id\": {\"key\": value}}.",
                status: .dataError)
        }
        return json
    }

    /// A request with the settings as the file has them now.
    package func renewed(_ request: Guest.Request) throws -> Guest.Request {
        var request = request
        request.defaults = try json()
        return request
    }
}
