import ArgumentParser

/// `islet activity`: Live Activities for scripts.
struct ActivityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activity", abstract: "Show what a script does as a Live Activity.",
        discussion: """
            An activity belongs to no process: it stays until it is ended, for eight hours at most (with --renew for as long \
            as you like), and every screen shows it \
            beside the sitting. The rules are those of a phone: 4 KB, five activities an app, stale content, up to four more \
            hours on the lock screen once it has ended.

            CONTENT
              title      what goes on; the one field that must be there
              subtitle   more about it
              symbol     an SF Symbol's name, such as hammer.fill
              status     a word or two, such as 3 of 8
              progress   how much is done, 0 to 1
              startDate  a clock counts from then on
              endDate    a clock counts down to it; with startDate a bar fills
              color      #RRGGBB
              message    what must be known now

            Another --type has its own fields, all needed but those in brackets:

              CountdownAttributes       title, endDate, [subtitle], [color], [alertMessage], [pausedAt]
              AmbientReadingAttributes  capturedCount, isListening, lastTranscript, [bookTitle]

            A date is a number of seconds since 1970, or a text such as 2026-12-24T18:00:00Z; without an offset it is local \
            time. With - instead of JSON it is read from standard input.

            EXAMPLES
              id=$(islet activity start '{"title": "Backup", "progress": 0}')
              islet activity update $id '{"progress": 0.6, "status": "3 of 5"}'
              islet activity end $id '{"status": "done"}' --dismiss-after 1m
              islet activity list
            """,
        subcommands: [
            ActivityStart.self, ActivityUpdate.self, ActivityEnd.self, ActivityList.self, ActivityShow.self,
            ActivityRestart.self, ActivityMetrics.self, ActivityLogCommand.self,
        ],
        defaultSubcommand: ActivityList.self)
}
