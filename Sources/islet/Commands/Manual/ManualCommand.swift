import ArgumentParser
import Foundation
import HostFiles
import HostSystem
import ShellCommands
import Surroundings

/// `islet manual`: writes the manual pages, for `make install`.
struct ManualCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "List the manual pages, print one, or write all of them.",
        discussion: """
            The pages are in mdoc, generated from the commands. Their date is today's, or that of SOURCE_DATE_EPOCH if set.
            """, shouldDisplay: false)

    @Option(
        help: ArgumentHelp("Write all pages into man1 and man5 in this folder.", valueName: "folder"),
        completion: .directory
    )
    var directory: String?

    @Argument(help: ArgumentHelp("The page to print, such as islet-sit.1.", valueName: "page"))
    var page: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let pages = try ManualPage.all()
        let date = shell.environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init).map(
            Date.init(timeIntervalSince1970:))
        if let directory {
            for page in pages { try write(page, date: date ?? shell.clock().wall, into: directory) }
        } else if let page {
            guard let found = pages.first(where: { [$0.fileName, $0.name].contains(page) }) else {
                throw CommandFailure(
                    sentence: "No page named \"\(page)\". Pages: \(pages.map(\.fileName).joined(separator: ", ")).",
                    status: .usage)
            }
            try shell.write(found.text(date: date ?? shell.clock().wall))
        } else {
            for page in pages { try shell.say("man\(page.section)/\(page.fileName)") }
        }
        return ExitStatus.success.rawValue
    }

    private func write(_ page: ManualPage, date: Date, into directory: String) throws {
        let folder = URL(filePath: directory).appending(path: "man\(page.section)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try WholeFile.replace(
                folder.appending(path: page.fileName).path, with: Array(page.text(date: date).utf8),
                mode: .kept(new: 0o666))
        } catch {
            throw CommandFailure(
                sentence: "\(folder.path)/\(page.fileName) cannot be written; check the folder and its permissions.",
                status: .cannotCreate)
        }
    }
}
