import CommandHelp
import Foundation
import TestWorld
import Testing

@testable import Configuration
@testable import HostSystem
@testable import islet

struct ManualPageTests {
    private let date = Date(timeIntervalSince1970: 1_795_248_840)

    /// The text of a page as a reader sees it, without markup.
    private func plain(_ page: ManualPage) -> String {
        page.text(date: date).replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\e", with: "\\")
    }

    @Test func everyCommandHasAPageWithAllItsOptions() throws {
        let pages = try ManualPage.all()
        let commands = try CommandDescription.program(IsletCommand.self).shownSubcommands
        #expect(commands.count > 10)
        for command in commands {
            let page = try #require(pages.first { $0.name == "islet-\(command.commandName)" && $0.section == 1 })
            let text = plain(page)
            for inner in [command] + command.shownSubcommands {
                #expect(text.contains(try #require(inner.abstract?.split(separator: " ").first)))
                for argument in inner.ownArguments {
                    let name = argument.name.map { "Fl \($0.dropFirst())" } ?? "Ar \(argument.valueName ?? "")"
                    #expect(text.contains(name.replacing("Ar device file", with: "Ar \"device file\"")), "\(page.name)")
                }
            }
            #expect(text.contains(".It Fl v , Fl -verbose\n"), "\(page.name)")
            for inner in command.shownSubcommands {
                #expect(text.contains(".Nm islet \(command.commandName) \(inner.commandName)\n"))
            }
            #expect(plain(pages[0]).contains(".It Xr islet-\(command.commandName) 1\n"))
        }
    }

    @Test func everyPageHasTheUsualSections() throws {
        for page in try ManualPage.all() {
            let text = page.text(date: date)
            #expect(text.hasPrefix(".Dd November 21, 2026\n.Dt \(page.name.uppercased()) \(page.section)\n"))
            var sections = [
                "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
            ]
            if page.section == 5 { sections.removeAll { ["SYNOPSIS", "EXIT STATUS", "ENVIRONMENT"].contains($0) } }
            let found = text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { String($0.dropFirst(4)) }
            #expect(found.filter(sections.contains) == sections, "\(page.fileName)")
        }
    }

    @Test func theTablesOfTheProgramAreInTheManual() throws {
        let pages = try ManualPage.all()
        let (islet, settings) = (plain(pages[0]), plain(try #require(pages.first { $0.name == "islet-settings" })))
        for definition in SettingDefinition.all {
            #expect(settings.contains(".It Ic \(definition.key)\n"))
            #expect(settings.contains(definition.environmentName))
        }
        let names = SettingDefinition.all.map(\.environmentName)
        for variable in EnvironmentVariable.all where !names.contains(variable.name) {
            #expect(settings.contains(".It Ev \(variable.name.replacing(", ", with: " , Ev "))\n"))
        }
        for status in ExitStatus.allCases { #expect(islet.contains(".It \(status.rawValue)\n")) }
        for file in IsletFile.all { #expect(islet.contains(".It Pa \(file.path)\n")) }
    }

    @Test func textIsNeverMarkup() {
        var source = ManualSource()
        source.prose(".Sh 'quoted' \\fB --dash é")
        #expect(source.text == "\\&.Sh \\(aqquoted\\(aq \\efB \\-\\-dash \\[u00E9]\n")
        #expect(ManualSource.word("Op") == "\\&Op")
        #expect(ManualSource.word("a \"b\"") == "\"a \\(dqb\\(dq\"")
    }

    @Test func sentencesBeginLinesAndNoLineIsTooLong() {
        var source = ManualSource()
        source.prose("One. Two " + String(repeating: "words ", count: 30) + "end.")
        let lines = source.text.split(separator: "\n")
        #expect(lines.first == "One.")
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test func pagesAreWrittenWhereManFindsThem() throws {
        let world = TestShell()
        world.environment["SOURCE_DATE_EPOCH"] = "86400"
        #expect(world.run("manual", "--directory", world.home.path) == 0)
        let text = try String(contentsOf: world.home.appending(path: "man1/islet.1"), encoding: .utf8)
        #expect(text.hasPrefix(".Dd January 2, 1970\n"))
        #expect(world.run("manual") == 0)
        for page in world.output.split(separator: "\n") {
            #expect(FileManager.default.fileExists(atPath: world.home.path + "/" + page))
        }
        #expect(world.run("manual", "islet-none.1") == 64)
        #expect(world.errors.contains("Pages: islet.1, "))
    }

    @Test(
        "The page of a command with a screen lists its keys",
        arguments: [
            ("islet", "In the history", "open the sitting"), ("islet", "In plain text", "list these keys"),
            ("islet", "When asked how to end", "confirm it"), ("islet-preview", "In the matrix", "close the matrix"),
            ("islet-simulate", "While watching a simulation", "figures or events"),
            ("islet-countdown", "On the countdown screen", "scroll the list"),
            ("islet-snapshot", "In the review", "skip: decide later"),
        ])
    func keys(name: String, title: String, meaning: String) throws {
        let page = plain(try #require(try ManualPage.all().first { $0.name == name && $0.section == 1 }))
        let section = try #require(page.range(of: ".Sh KEYS\n"))
        let part = try #require(page[section.upperBound...].range(of: ".Ss \(title)\n"))
        #expect(page[part.upperBound...].contains(meaning))
    }
}
