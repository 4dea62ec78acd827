import ArgumentParser
import Foundation
import HostSystem
import PushServer
import Store
import TimerService

/// Why a command failed: one sentence, and the exit status.
struct PushFailure: Error, CustomStringConvertible {
    /// What, where, and what to do.
    let sentence: String
    /// The exit status.
    let status: ExitStatus

    init(_ sentence: String, _ status: ExitStatus) { (self.sentence, self.status) = (sentence, status) }

    /// The failure that any error of a command is: its own sentence, or what Foundation says of a file.
    init(_ error: any Error) {
        switch error {
        case let failure as PushFailure: self = failure
        case let error as StoreError: self.init("\(error)", Self.status(of: error))
        case let error as UserError where error == .invalidName: self.init("\(error)", .usage)
        case let error as PushServerError:
            if case .badCertificate = error {
                self.init("\(error)", .dataError)
            } else {
                self.init("\(error)", .unavailable)
            }
        case let error as CocoaError:
            let path = error.filePath.map { "\($0): " } ?? ""
            self.init("\(path)\(error.localizedDescription)", .cannotCreate)
        default: self.init("\(error)", .unavailable)
        }
    }

    var description: String { sentence }

    private static func status(of error: StoreError) -> ExitStatus {
        switch error {
        case .cannotCreate: .cannotCreate
        case .corrupt, .newerVersion, .unreadableValue: .dataError
        case .busy: .unavailable
        case .cannotOpen, .inputOutput: .inputOutput
        }
    }

    /// The text of a file that an option names.
    static func read(_ path: String, for option: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PushFailure("\(option): \(path) cannot be read; check the path and its permissions.", .noInput)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw PushFailure("\(option): \(path) is not UTF-8 text.", .dataError)
        }
        return text
    }
}
