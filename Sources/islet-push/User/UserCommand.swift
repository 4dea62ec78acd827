import ArgumentParser
import Foundation
import HostSystem
import PostgresTimers
import TimerService

/// `islet-push user`: who may use the timer's server.
struct UserCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Add, list or remove users of the timer's server.",
        subcommands: [UserAdd.self, UserList.self, UserRemove.self])
}

/// Where the users are: `--state` or `--database`.
struct UserDatabaseOptions: ParsableArguments {
    @OptionGroup
    var folder: StateFolderOption

    @Option(help: ArgumentHelp("The PostgreSQL database of the servers.", valueName: "url"))
    var database: String?

    /// Opens the repository, and closes it afterwards.
    func withRepository<Value>(_ body: (any TimerRepository) async throws -> Value) async throws -> Value {
        let repository = try await TimerDatabase.open(database, in: folder.folder)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(repository))
        } catch {
            result = .failure(error)
        }
        await repository.close()
        return try result.get()
    }
}

/// `islet-push user add NAME`.
struct UserAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a user and print the bearer token.",
        discussion: "The token is printed once; only its hash is kept.")

    @Argument(help: "The user's name.")
    var name: String

    @Flag(help: "Print the token alone.")
    var quiet = false

    @OptionGroup
    var options: UserDatabaseOptions

    func run() async throws {
        let (user, token) = try await options.withRepository {
            try await UserAccounts.add(name: name, to: $0, at: SystemClock.now())
        }
        print(quiet ? token : "User \(user.name) added. Bearer token (printed this once): \(token)")
    }
}

/// `islet-push user list`.
struct UserList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the users.")

    @OptionGroup
    var options: UserDatabaseOptions

    func run() async throws {
        for user in try await options.withRepository({ try await UserAccounts.list(in: $0) }) {
            print("\(user.name)\t\(user.id)\tadded \(user.createdAt.formatted(.iso8601))")
        }
    }
}

/// `islet-push user remove NAME`.
struct UserRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a user with the user's timer, events and tokens.")

    @Argument(help: "The user's name or identifier.")
    var name: String

    @OptionGroup
    var options: UserDatabaseOptions

    func run() async throws {
        let user = try await options.withRepository { try await UserAccounts.remove(name, from: $0) }
        print("User \(user.name) removed.")
    }
}

/// Opens where timers are kept.
enum TimerDatabase {
    /// The PostgreSQL database of a URL, or SQLite in the state folder.
    static func open(_ url: String?, in folder: StateFolder) async throws -> any TimerRepository {
        guard let url else {
            try folder.make()
            return try SQLiteTimerRepository(directory: folder.path, now: SystemClock.now)
        }
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else {
            throw PushFailure("--database: \"\(url)\" is not a PostgreSQL URL; use postgres://user@host/name.", .usage)
        }
        return try await PostgresTimerRepository(
            url: url, now: SystemClock.now, wait: SystemClock.holdUp)
    }
}
