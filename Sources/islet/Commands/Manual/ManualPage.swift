import Foundation
import HostSystem

/// A page of the manual.
struct ManualPage {
    /// Its name: `islet-sit`.
    let name: String
    /// Its section: 1 for commands, 5 for files.
    let section: Int
    /// What it is about, in a few words without a full stop.
    let about: String
    /// What follows the name: sections from SYNOPSIS or DESCRIPTION on.
    let body: String

    /// The name of its file: `islet-sit.1`.
    var fileName: String { "\(name).\(section)" }

    /// The whole page.
    ///
    /// - Parameter date: The day that it is of, in UTC.
    func text(date: Date) -> String {
        var source = ManualSource()
        source.macro("Dd", Self.day(date))
        source.macro("Dt", name.uppercased(), "\(section)")
        source.macro("Os", "Islet", ProgramVersion.number)
        source.section("NAME")
        source.macro("Nm", ManualSource.word(name).replacing("\\-", with: "-"))
        source.macro("Nd", ManualSource.escaped(about))
        return source.text + body
    }

    /// All pages, that of `islet` first.
    static func all() throws -> [ManualPage] {
        let islet = try CommandDescription.islet()
        return [.islet(islet)] + islet.shownSubcommands.map { .command($0) } + [.settings, .theme]
    }

    /// `November 21, 2026`, as mdoc wants it.
    private static func day(_ date: Date) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(months[(day.month ?? 1) - 1]) \(day.day ?? 1), \(day.year ?? 1970)"
    }
}
