import ArgumentParser
import CommandHelp
import Foundation
import PlainText
import PushDevice

/// What the commands that speak to a running server have in common.
struct ControlOptions: ParsableArguments {
    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format = OutputFormat.text

    @OptionGroup
    var folder: StateFolderOption

    /// A client of the server that runs on the folder. Throws where none does.
    func client() throws -> ControlClient { try ControlClient(folder.folder) }
}

/// What the control commands print.
enum ControlOutput {
    /// The records in an answer, a line each; a sentence where there are none.
    static func records(in body: Data, format: OutputFormat, none: String) throws {
        guard format == .text else { return print(TerminalSafeJSON.text(body)) }
        struct Answer: Decodable { let records: [DeliveryRecord]? }
        let decoder = JSONDecoder()
        let records = (try decoder.decode(Answer.self, from: body)).records ?? []
        if records.isEmpty { print(none) }
        for record in records { print(DeliveryWords.line(record)) }
    }

    /// A JSON object as lines for people; JSON itself on request.
    static func object(
        _ body: Data, format: OutputFormat, lines: (JSONValue) -> [String] = ControlText.lines
    ) {
        guard format == .text, let value = JSONValue(json: body) else { return print(TerminalSafeJSON.text(body)) }
        for line in lines(value) { print(DeliveryWords.printable(line)) }
    }
}
