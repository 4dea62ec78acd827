import Foundation
import HostSystem
import PlainText
import Surroundings

/// The JSON of a command line: an argument, or all of standard input where the argument is `-`.
package enum ActivityJSON {
    /// The most that is read, in bytes. An activity may have 4 KB; what is much longer is another file.
    private static let limit = 65_536
    /// The most lists and objects within each other. An encoder takes seconds for some hundred of them.
    private static let deepest = 40

    /// What was typed or piped.
    package static func value(_ argument: String, in shell: Shell) throws -> JSONValue {
        argument == "-"
            ? try value(Data(try input(in: shell).utf8), from: "Standard input")
            : try value(Data(argument.utf8), from: "The argument")
    }

    /// The JSON of a text; `origin` says where it is from, at the beginning of a sentence.
    package static func value(_ data: Data, from origin: String) throws -> JSONValue {
        if let value = JSONValue(json: data) {
            guard value.depth <= deepest else {
                throw CommandFailure(
                    sentence: "\(origin) is nested more than \(deepest) levels deep; give one flat object.",
                    status: .dataError)
            }
            return value
        }
        throw CommandFailure(
            sentence:
                "\(origin) is not JSON\(place(in: data)); write an object such as {\"title\": \"Backup\"}, in single "
                + "quotes for the shell.", status: .dataError)
    }

    /// A content with the given fields in the place of its own; one that is null is taken away.
    package static func merging(_ changes: JSONValue, into value: JSONValue) -> JSONValue {
        guard case .object(let changed) = changes, case .object(var fields) = value else { return changes }
        for (name, change) in changed { fields[name] = change == .null ? nil : change }
        return .object(fields)
    }

    private static func input(in shell: Shell) throws -> String {
        var text = ""
        while let line = shell.readLine() {
            text += line + "\n"
            guard text.utf8.count <= limit else {
                throw CommandFailure(
                    sentence: "Standard input is longer than \(limit / 1024) KB; give one JSON object.",
                    status: .dataError)
            }
        }
        return text
    }

    /// The place of the first error, which Foundation's older parser gives for most mistakes.
    private static func place(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return ""
        } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            guard let range = words.range(of: "around character "),
                let offset = Int(words[range.upperBound...].prefix(while: \.isNumber))
            else { return "" }
            return " (near character \(offset + 1))"
        }
    }
}
