import ArgumentParser

/// `islet countdown`: what a person waits for.
struct CountdownCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "countdown", abstract: "Wait for tea, bread or a launch, with a bell at the end.",
        discussion: """
            Of several countdowns the one that ends first is a Live Activity, beside the sitting; when it is over the next one \
            takes its place. The bell rings as at a sitting's target, whether or not a window is open. A paused one \
            stands still and does not ring. One that is over stays in the list for a day.
            """,
        subcommands: [
            CountdownAdd.self, CountdownList.self, CountdownPause.self, CountdownResume.self, CountdownRemove.self,
            CountdownWatch.self,
        ],
        defaultSubcommand: CountdownList.self)
}
