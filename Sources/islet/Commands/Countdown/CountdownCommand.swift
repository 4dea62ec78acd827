import ArgumentParser

/// `islet countdown`: what a person waits for.
struct CountdownCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "countdown", abstract: "Wait for tea, bread or a launch, with a bell at the end.",
        discussion: """
            The countdown that ends first is shown as a Live Activity beside the sitting; when it is over, the next one \
            takes its place. The bell rings as for a sitting's target, whether or not a window is open. A paused countdown \
            does not ring. A finished one stays in the list for a day.
            """,
        subcommands: [
            CountdownAdd.self, CountdownList.self, CountdownPause.self, CountdownResume.self, CountdownRemove.self,
            CountdownWatch.self,
        ],
        defaultSubcommand: CountdownList.self)
}
