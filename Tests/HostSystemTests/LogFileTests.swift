import Foundation
import Testing

@testable import HostSystem

struct LogFileTests {
    private let folder = Folder()
    private var log: LogFile { LogFile(path: folder.url.path + "/attendant.log") }

    /// A temporary folder, removed with the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "islet-log-\(UUID().uuidString)")
        init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func size(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }

    private static func line(_ number: Int) -> String { "\(number) info test: \(String(repeating: "x", count: 990))\n" }

    @Test("The file is readable by its owner only, also if it was not before")
    func privacy() throws {
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: log.path)[.posixPermissions] as? Int
        }
        log.append("one\n")
        #expect(try mode() == 0o600)
        chmod(log.path, 0o644)
        log.append("two\n")
        #expect(try mode() == 0o600)
        #expect(log.lines(9) == ["one", "two"])
    }

    @Test("At 1 MB a new file begins, and one predecessor is kept")
    func rotation() throws {
        for number in 0..<2500 { log.append(Self.line(number)) }
        #expect(try size(log.path) <= LogFile.limit)
        #expect(try size(log.previous) <= LogFile.limit)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
        let numbers = log.lines(10_000).map { Int($0.prefix { $0 != " " }) }
        #expect(numbers.last == 2499)
        #expect(numbers.count < 2500)
        #expect(numbers == Array(2500 - numbers.count..<2500))
    }

    @Test("The last lines go on into the predecessor, and may be those of one label")
    func lines() throws {
        try Data("1 info a: x\n2 info b: x\n".utf8).write(to: URL(filePath: log.previous))
        try Data("3 info a: x\n4 info b: x\n".utf8).write(to: URL(filePath: log.path))
        #expect(log.lines(3) == ["2 info b: x", "3 info a: x", "4 info b: x"])
        #expect(log.lines(2, label: "a") == ["1 info a: x", "3 info a: x"])
    }

    @Test("Without the folder nothing is created, and a link is not followed")
    func places() throws {
        let missing = LogFile(path: folder.url.path + "/none/attendant.log")
        missing.append("one\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/none"))
        #expect(missing.lines(9).isEmpty)
        let target = folder.url.path + "/target"
        try FileManager.default.createSymbolicLink(atPath: log.path, withDestinationPath: target)
        log.append("one\n")
        #expect(!FileManager.default.fileExists(atPath: target))
    }

    @Test("Of several writers that begin new files at once, no line is lost, cut or mixed with another")
    func writers() async throws {
        let log = log
        await withTaskGroup { group in
            for writer in 0..<4 {
                group.addTask { for number in 0..<450 { log.append(Self.line(writer * 1000 + number)) } }
            }
        }
        let numbers = log.lines(10_000).map { line -> Int in
            #expect(line.utf8.count > 990 && line.hasSuffix("x"))
            return Int(line.prefix { $0 != " " }) ?? -1
        }
        #expect(numbers.count == 1800)
        for writer in 0..<4 { #expect(numbers.filter { $0 / 1000 == writer } == (0..<450).map { writer * 1000 + $0 }) }
    }
}
