import CellUI
import Foundation
import Meditation
import TerminalScreen

/// A program as a value: events and time go in, effects come out.
///
/// ``ProgramLoop`` runs it. A program never waits, reads a clock or talks to a terminal, so a test can run it through hours of
/// events in milliseconds.
package protocol Program {
    /// Handles an event at `reading`. Called once for every event, and before every ``view(on:at:)``.
    ///
    /// - Throws: An error that ends the program. Errors that may pass are shown instead.
    mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect]

    /// Draws the current state; `nil` for programs that only print lines.
    mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView?

    /// When something changes by itself, on the wall clock; `nil` for never. Asked after ``view(on:at:)``, whose
    /// ``ProgramView/movesAt`` comes on top of it.
    func deadline(after now: Date) -> Date?

    /// Files whose changes are reported as ``ProgramEvent/fileChanged(_:)``. Neither they nor their folders need to exist.
    var watchedFiles: [URL] { get }

    /// Announces to other processes that this program rings, for as long as the returned lock is kept; `nil` if it does not
    /// ring, or cannot be announced now.
    func announce() -> AnyObject?

    /// Makes sure that another process rings, because this one stops or ends. Called after the lock of ``announce()`` is
    /// released.
    func handOver()
}

extension Program {
    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? { nil }
    package var watchedFiles: [URL] { [] }
    package func announce() -> AnyObject? { nil }
    package func handOver() {}
}

/// An event in the life of a program.
package enum ProgramEvent: Hashable {
    /// The program begins. Only what the first picture needs should be done now.
    case opened
    /// The first picture is visible, files are watched, and the program is announced.
    case shown
    /// A key was typed. Ctrl-Z is never reported: ``ProgramLoop`` suspends every program.
    case key(Key)
    /// The primary mouse button went down or up, or the wheel was turned.
    case mouse(Mouse)
    /// ``Program/deadline(after:)`` has passed.
    case deadline
    /// The picture must be drawn again: the terminal's size changed, or the process was continued.
    case redraw
    /// One of ``Program/watchedFiles`` was written, replaced, created or removed.
    case fileChanged(URL)
    /// The folder of one of ``Program/watchedFiles`` was created, replaced or removed. It is being watched again.
    case folderChanged(of: URL)
    /// A file cannot be watched. Reported once; watching is tried again after every event.
    case unwatched(TerminalError)
    /// The wall clock was set, or the machine woke from sleep.
    case clockStepped
    /// A child process ended.
    case childEnded
    /// The standard input has bytes to read, or has ended.
    case inputReady
    /// The terminal did not show the notification of ``ProgramEffect/notify(title:body:)``.
    case notNotified(title: String, body: String)
    /// The process is about to be stopped by Ctrl-Z. Another one will ring meanwhile.
    case suspending
    /// The process was continued after ``suspending``.
    case resumed
    /// The program ends by a signal or, if `nil`, because it or the reader of its output left.
    case ending(signal: Int32?)
}

/// Something that a program wants its loop to do.
package enum ProgramEffect: Hashable {
    /// End the program.
    case leave
    /// Ring the terminal's bell once.
    case ring
    /// Flash the screen once. Lines cannot flash.
    case flash
    /// Show a desktop notification through the terminal.
    case notify(title: String, body: String)
    /// Print a line, with control characters replaced.
    case say(String)
    /// Write text as it is.
    case write(String)
    /// Print a warning on standard error.
    case warn(String)
    /// Print lines on standard error.
    case complain(String)
    /// Stop reading the standard input, which has ended or is of no more use. The keys of a terminal are given back.
    case stopReading
    /// Ask the terminal whether it can show pictures. ``ProgramSurface/pictures`` has the answer.
    case askForPictures
}

/// What a program draws on.
package struct ProgramSurface: Hashable {
    /// Size in cells.
    package let size: CellSize
    /// The number of colours that can be shown.
    package let colorDepth: ColorDepth

    /// Whether block elements and other characters beyond ASCII can be shown.
    package let isUnicode: Bool
    /// Whether the terminal's own background is light or dark; `nil` if that is not known.
    package let background: ColorScheme?
    /// Whether pictures of pixels can be shown.
    package let pictures: PictureSupport

    /// Creates a surface.
    package init(
        size: CellSize, colorDepth: ColorDepth, isUnicode: Bool = true, background: ColorScheme? = nil,
        pictures: PictureSupport = .unasked
    ) {
        (self.size, self.colorDepth, self.isUnicode) = (size, colorDepth, isUnicode)
        (self.background, self.pictures) = (background, pictures)
    }
}

/// What a program shows.
package struct ProgramView {
    /// The cells.
    package var frame: Frame
    /// A picture of pixels over the cells; `nil` for none.
    package var picture: TerminalPicture?
    /// The window title; `nil` for the terminal's own.
    package var title: String?
    /// The window's progress; `nil` for none.
    package var progress: TerminalProgress?
    /// When something that moves by itself looks different, apart from the program's deadline: the loop keeps such frames apart where
    /// the screen wakes up late. Default: `nil`, as nothing moves.
    package var movesAt: Date?
    /// The parts that respond to a click. Not the rendering, which would keep everything that it was drawn from.
    let regions: [InteractiveRegion]

    /// Creates a view. A click on a ``Key`` that `rendering` sends presses it.
    package init(_ rendering: Rendering, title: String? = nil, progress: TerminalProgress? = nil) {
        (frame, self.title, self.progress) = (rendering.frame, title, progress)
        regions = rendering.regions
    }
}

/// Where the lines of a program go.
package struct ProgramOutput {
    /// BEL: rings the bell of a terminal that shows lines.
    package static let bell = "\u{07}"

    let say: (String) throws -> Void
    let write: (String) throws -> Void
    let warn: (String) -> Void
    let complain: (String) -> Void

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - say: Prints a line, with control characters replaced.
    ///   - write: Writes text as it is.
    ///   - warn: Prints a warning.
    ///   - complain: Prints lines on standard error.
    package init(
        say: @escaping (String) throws -> Void, write: @escaping (String) throws -> Void,
        warn: @escaping (String) -> Void, complain: @escaping (String) -> Void
    ) { (self.say, self.write, self.warn, self.complain) = (say, write, warn, complain) }

    /// For programs that only draw.
    package static var none: ProgramOutput {
        ProgramOutput(say: { _ in }, write: { _ in }, warn: { _ in }, complain: { _ in })
    }
}
