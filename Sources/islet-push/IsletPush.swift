import ArgumentParser
import Foundation

/// The program: a local APNs for Live Activities, and the timer's server.
@main
struct IsletPush: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "islet-push", abstract: "A local APNs for Live Activities, and the timer's server.",
        discussion: "`islet-push serve` starts it; docs/PUSH.md shows a backend's first push.",
        version: "0.1.0",
        subcommands: [
            ServeCommand.self, CertificateCommand.self, LogCommand.self, StatsCommand.self, ClockCommand.self,
            FaultCommand.self, DeviceCommand.self, UserCommand.self, JoinCommand.self, LeaveCommand.self,
        ])

    static func main() async {
        do {
            var command = try parseAsRoot()
            do {
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            } catch {
                // What the parser itself throws (help, a version, a bad argument) has a status of its own.
                throw error is ExitCode || exitCode(for: error) != .failure ? error : PushFailure(error)
            }
        } catch let failure as PushFailure {
            FileHandle.standardError.write(Data("islet-push: \(failure.sentence)\n".utf8))
            Foundation.exit(failure.status.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
