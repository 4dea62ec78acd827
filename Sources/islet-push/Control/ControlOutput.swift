import ArgumentParser
import Foundation
import PlainText
import PushDevice

/// Text for people, or JSON.
enum ControlFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}

/// What the commands that speak to a running server have in common.
struct ControlOptions: ParsableArguments {
    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format = ControlFormat.text

    @OptionGroup
    var folder: StateFolderOption

    /// A client of the server that runs on the folder. Throws where none does.
    func client() throws -> ControlClient { try ControlClient(folder.folder) }
}

/// What the control commands print.
enum ControlOutput {
    /// The records in an answer, a line each; a sentence where there are none.
    static func records(in body: Data, format: ControlFormat, none: String) throws {
        guard format == .text else { return print(TerminalSafeJSON.text(body)) }
        struct Answer: Decodable { let records: [DeliveryRecord]? }
        let decoder = JSONDecoder()
        let records = (try decoder.decode(Answer.self, from: body)).records ?? []
        if records.isEmpty { print(none) }
        for record in records { print(DeliveryWords.line(record)) }
    }

    /// A JSON object as lines of names and values; JSON itself on request.
    static func object(_ body: Data, format: ControlFormat) throws {
        let text = TerminalSafeJSON.text(body)
        guard format == .text, let object = try JSONSerialization.jsonObject(with: body) as? [String: Any] else {
            return print(text)
        }
        for line in lines(of: object, indent: "") { print(DeliveryWords.printable(line)) }
    }

    private static func lines(of object: [String: Any], indent: String) -> [String] {
        object.keys.sorted().flatMap { key -> [String] in
            switch object[key] {
            case let inner as [String: Any]:
                return inner.isEmpty ? [] : ["\(indent)\(key)"] + lines(of: inner, indent: indent + "  ")
            case let list as [[String: Any]]:
                guard !list.isEmpty else { return ["\(indent)\(key): none"] }
                return ["\(indent)\(key)"]
                    + list.flatMap { item in
                        var rest = lines(of: item, indent: indent + "    ")
                        if !rest.isEmpty { rest[0] = indent + "  - " + rest[0].drop { $0 == " " } }
                        return rest
                    }
            case let list as [Any]:
                return ["\(indent)\(key): " + (list.isEmpty ? "none" : list.map { "\($0)" }.joined(separator: ", "))]
            case is NSNull, nil: return []
            case let value?: return ["\(indent)\(key): \(value)"]
            }
        }
    }
}
