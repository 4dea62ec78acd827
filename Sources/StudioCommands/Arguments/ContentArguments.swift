import DeviceActivities
import Foundation
import HostSystem
import PlainText
import Studio
import Surroundings

/// `--content` and `--attributes` of `preview` and `render`: JSON, or a file after an `@`.
enum ContentArguments {
    /// What the options say.
    ///
    /// - Throws: a ``CommandFailure`` for a file that cannot be read or a value that is not a JSON object.
    static func edits(content: String?, attributes: String?) throws -> ContentEdits {
        var edits = ContentEdits()
        if let content { edits.content = try fields(content, option: "--content") }
        if let attributes { edits.attributes = try fields(attributes, option: "--attributes") }
        return edits
    }

    private static func fields(_ argument: String, option: String) throws -> [String: JSONValue] {
        let value =
            if argument.hasPrefix("@") {
                try file(String(argument.dropFirst()), option: option)
            } else {
                try ActivityJSON.value(Data(argument.utf8), from: "The value of \(option)")
            }
        return try ContentEdits.fields(value, option: option)
    }

    private static func file(_ path: String, option: String) throws -> JSONValue {
        guard !path.isEmpty else {
            throw CommandFailure(
                sentence: "\(option) needs a file after the @, such as @state.json.", status: .usage)
        }
        return try ActivityJSON.value(Data(try SmallFile.bytes(at: path, kind: "not JSON")), from: path)
    }
}
