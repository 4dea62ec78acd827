import ArgumentParser
import CommandHelp
import Foundation
import HostSystem
import PushDevice

/// `islet-push log`: what became of each push.
struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Print what became of each push: delivered, held, dropped and why.",
        discussion: "An older log is in events.jsonl in the state folder, which needs no running server.")

    @Flag(name: .shortAndLong, help: "Go on printing as pushes arrive.")
    var follow = false

    @Option(help: ArgumentHelp("text or json, a record a line.", valueName: "format"))
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Only one push, by its apns-id or apns-unique-id.", valueName: "id"))
    var id: String?

    @Option(help: ArgumentHelp("Only the newest records; 0 for all that the server keeps.", valueName: "n"))
    var last = 100

    @OptionGroup
    var folder: StateFolderOption

    func run() async throws {
        let client = try ControlClient(folder.folder)
        if client.sharesTimers, format == .text {
            let note =
                "This is the log of this server's emulated phone; other servers on the database have their own.\n"
            FileHandle.standardError.write(Data("islet-push: \(note)".utf8))
        }
        var since = 0
        var isEmpty = true
        let newest = try await page(client, since: Int.max)
        if last > 0, id == nil { since = max(0, newest.last - last) }
        while true {
            let page = try await page(client, since: since)
            for record in page.records {
                print(format == .json ? String(decoding: record.json, as: UTF8.self) : DeliveryWords.line(record))
            }
            fflush(nil)
            isEmpty = isEmpty && page.records.isEmpty
            since = max(since, page.last)
            if page.records.isEmpty {
                guard follow else {
                    guard let id, isEmpty else { return }
                    throw PushFailure(
                        "No push with the id \(id) has reached the device; a refused one is in \(folder.folder.events).",
                        .dataError)
                }
                // The log has no way to wake a reader; a quarter of a second is not noticed.
                try await SystemClock.wait(for: 0.25)
            }
        }
    }

    private struct Page: Decodable {
        let records: [DeliveryRecord]
        let last: Int
    }

    private func page(_ client: ControlClient, since: Int) async throws -> Page {
        var path = "/log?since=\(since)&limit=1000"
        if let id = id?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) { path += "&id=\(id)" }
        return try JSONDecoder().decode(Page.self, from: try await client.send(.get, path))
    }
}
