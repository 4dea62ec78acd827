/// Where a view is written: a file and a line of the source.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    /// The file's name: `DeliveryWidget.swift`.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// A line of a file.
    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// `DeliveryWidget.swift:42`.
    public var description: String { "\(file):\(line)" }
}

/// Remembers where a view was written, for inspection. All are equal: the place does not belong to a view's value.
///
/// One word, since every text has one: the address of the `#fileID` literal, and the line in the bits that addresses leave free.
struct SourceMark: Hashable, Sendable {
    private let word: UInt64

    /// Bits of an address in user space, on all platforms with 64 bits.
    private static let addressBits: UInt64 = 48

    /// A view without a line of its own.
    static let none = SourceMark(word: 0)

    private init(word: UInt64) { self.word = word }

    /// - Parameter fileID: A literal, which stays where it is as long as the program runs.
    init(_ fileID: StaticString, _ line: UInt) {
        guard fileID.hasPointerRepresentation else {
            word = 0
            return
        }
        let address = UInt64(UInt(bitPattern: fileID.utf8Start))
        word = address >> Self.addressBits == 0 ? address | UInt64(min(line, 0xFFFF)) << Self.addressBits : 0
    }

    static func == (lhs: SourceMark, rhs: SourceMark) -> Bool { true }
    func hash(into hasher: inout Hasher) {}

    /// The modules whose views are made for another's, such as the labels of a chart's axis.
    private static let modules: Set<Substring> = [
        "ActivityKit", "AlarmKit", "AppFrameworks", "AppIntents", "CellUI", "Charts", "FoundationGaps", "GuestRuntime",
        "OneSignalLiveActivities", "SwiftUI",
        "UIKit", "WidgetKit",
    ]

    /// The place; `nil` if none is known, or if it is in a module of Islet's, whose views have no line that a reader could change.
    var line: SourceLine? {
        let address = UInt(word & (1 << Self.addressBits - 1))
        guard let start = UnsafePointer<CChar>(bitPattern: address) else { return nil }
        let fileID = String(cString: start)
        guard fileID.split(separator: "/").first.map({ !Self.modules.contains($0) }) ?? true else { return nil }
        return SourceLine(
            file: fileID.split(separator: "/").last.map(String.init) ?? fileID, line: Int(word >> Self.addressBits))
    }
}

/// A view that remembers where it was written.
protocol SourceMarked {
    var source: SourceMark { get }
}

extension Text: SourceMarked {}
extension Image: SourceMarked {}
extension ProgressView: SourceMarked {}
extension Gauge: SourceMarked {}
