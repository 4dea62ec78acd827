import ArgumentParser
import Store
import TimerJoin

/// `islet-push leave`: this machine's Islet keeps its own timer again.
struct LeaveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Keep the timer on this machine again; a sitting goes on at the server.")

    func run() throws {
        guard let left = try JoinedStore.here.leave() else {
            print(ServerError.notJoined.description)
            throw ExitCode(1)
        }
        print(JoinRunner.farewell(left))
    }
}
