import ArgumentParser
import Bridge
import DeviceActivities
import HostSystem
import ShellCommands
import Surroundings

/// `islet bridge`.
struct BridgeCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bridge", abstract: "Let another program show a countdown, over JSON-RPC.",
        discussion: """
            JSON-RPC 2.0, one message a line: calls on standard input, answers on standard output. The activity outlives \
            the bridge; stopLiveActivity or the end of the countdown removes it.

            METHODS
              startLiveActivity         {endDate, title, [subtitle], [color], [alertMessage]}; answers {activityId}
              updateLiveActivity        the same fields; answers null
              stopLiveActivity          answers null
              isLiveActivityRunning     true or false
              areLiveActivitiesEnabled  true or false
              liveActivityStatus        {isRunning, isStarting, activityId, state, lastMessage, lastUpdated}

            Dates are milliseconds since 1970. An error has data {code, field}. A start refused for a temporary reason is \
            retried after 2, 4 and 8 seconds.

            NOTIFICATIONS
              liveActivityStateChanged    {activityId, state, date}: active, stale, ended or dismissed
              liveActivityStartRetrying   {attempt, attempts, retryAfter, message}

            EXAMPLES
              printf '{"jsonrpc":"2.0","id":1,"method":"startLiveActivity","params":{"endDate":%s,"title":"Tea"}}' \\
                "$(date -d '+3 min' +%s000)" | islet bridge --app kitchen
            """)

    @Option(help: ArgumentHelp("The app it belongs to; each app has one countdown at a time.", valueName: "name"))
    var app = "bridge"

    @Option(help: ArgumentHelp("The largest number of starts in a minute; more are refused.", valueName: "number"))
    var startsPerMinute = 6

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let name = try ActivityIdentifier.checked(app, option: "--app")
        guard name != ActivityRepository.sittingApp, name != CountdownSchedule.app else {
            throw CommandFailure(
                sentence: "\"\(name)\" is an app of Islet itself (--app); choose another name.", status: .usage)
        }
        guard startsPerMinute > 0 else {
            throw CommandFailure(
                sentence: "\(startsPerMinute) is too few starts a minute (--starts-per-minute); give 1 or more.",
                status: .usage)
        }
        let options = Bridge.Options(app: name, startsPerMinute: startsPerMinute)
        return try BridgeProgram(shell: shell.logging(as: "bridge"), options: options).run()
    }
}
