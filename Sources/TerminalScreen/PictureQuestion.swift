import Foundation

/// Queries the terminal for pictures: kitty's graphics protocol, iTerm2's inline images, sixel, and the size of a cell.
///
/// As with ``ColorQuestion`` nobody waits for the replies, and the device attributes (DA1) are asked for last: what is unanswered
/// by then never will be. Only tmux answers for itself while a reply of the terminal around it is still on its way.
///
/// Source: [kitty](https://sw.kovidgoyal.net/kitty/graphics-protocol/#querying-support-and-available-transmission-mediums),
/// [iTerm2](https://iterm2.com/feature-reporting/),
/// [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html) (DA1, XTSMGRAPHICS, XTWINOPS).
struct PictureQuestion {
    /// A way to show a picture.
    enum Method: Hashable {
        /// kitty's graphics protocol; through tmux, with placeholders that tmux takes for text.
        case kitty(throughTmux: Bool)
        /// iTerm2's inline images.
        case inlineImage
        /// Sixel, with at most this number of colours.
        case sixel(colors: Int)
    }

    /// The number that the query gives its picture, so that the reply is recognised.
    static let queriedPicture = 31
    /// A cell of a terminal that does not say how large it is: that of a VT340.
    private static let usualCell = PixelSize(width: 10, height: 20)
    /// What terminals with sixel have if they do not say.
    private static let usualColors = 256

    /// When the query was sent.
    let asked: ContinuousClock.Instant
    /// Whether more replies may come.
    private(set) var isOpen: Bool
    private let isInTmux: Bool
    private var hasKitty = false
    private var hasInlineImages = false
    private var hasSixel = false
    private var colors = Self.usualColors
    private var cell: PixelSize?
    private var limit: PixelSize?

    /// A question that was sent to `program` at an instant.
    init(to program: TerminalProgram, asked: ContinuousClock.Instant) {
        self.asked = asked
        isInTmux = program.multiplexer == .tmux
        isOpen = !Self.bytes(for: program).isEmpty
    }

    /// The bytes to send; empty for programs that would print them, none of which shows pictures.
    static func bytes(for program: TerminalProgram) -> [UInt8] {
        let kitty = KittyGraphics.command("i=\(queriedPicture),s=1,v=1,a=q,t=d,f=24", payload: "AAAA")
        let features = "\u{1B}]1337;Capabilities\u{1B}\\"
        let sizes = "\u{1B}[?1;1;0S\u{1B}[?2;4;0S\u{1B}[16t"
        let attributes = "\u{1B}[c"
        let text =
            switch program.multiplexer {
            case .tmux: TerminalSequence.passedThroughTmux(kitty) + sizes + attributes
            // GNU screen forwards queries and drops the replies.
            case .screen: attributes
            case nil: program.printsUnknownStrings ? "" : kitty + features + sizes + attributes
            }
        return Array(text.utf8)
    }

    /// Records a reply.
    ///
    /// - Parameter isLast: Whether the device attributes end this question, and not one sent before it.
    mutating func hear(_ answer: TerminalAnswer, isLast: Bool = true) {
        switch answer {
        case .attributes(let attributes):
            hasSixel = hasSixel || attributes.dropFirst().contains(4)
            if isLast { isOpen = false }
        case .graphics(let text):
            let parts = text.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, parts[0].split(separator: ",").contains("i=\(Self.queriedPicture)") else { return }
            hasKitty = parts[1] == "OK"
        case .features(let text): hasInlineImages = Self.features(text).contains("F")
        case .graphicsAttribute(let numbers):
            // Which attribute, 0 for success, and its value.
            if numbers.count == 3, numbers[0] == 1, numbers[1] == 0, numbers[2] >= 2 { colors = min(256, numbers[2]) }
            if numbers.count == 4, numbers[0] == 2, numbers[1] == 0, numbers[2] > 0, numbers[3] > 0 {
                limit = PixelSize(width: numbers[2], height: numbers[3])
            }
        case .cellSize(let height, let width):
            if height > 0, width > 0 { cell = PixelSize(width: width, height: height) }
        case .capability, .setting, .background: break
        }
    }

    /// The best way that the terminal has; `nil` if it has none, or has not answered.
    var method: Method? {
        if hasKitty { return .kitty(throughTmux: isInTmux) }
        if hasInlineImages { return .inlineImage }
        return hasSixel ? .sixel(colors: colors) : nil
    }

    /// What programs need to know about ``method``.
    ///
    /// - Parameter measured: The size of a cell by the system, which follows a change of the font; `nil` if it does not know.
    func ability(measuredCell measured: PixelSize?) -> PictureAbility? {
        let cell = measured ?? self.cell ?? Self.usualCell
        return switch method {
        case nil: nil
        case .kitty(throughTmux: true):
            PictureAbility(
                format: .png, cell: cell,
                limit: PixelSize(width: 4096, height: KittyPlaceholders.mostRows * cell.height))
        case .kitty, .inlineImage: PictureAbility(format: .png, cell: cell)
        case .sixel:
            PictureAbility(format: .pixels, cell: cell, limit: limit ?? PixelSize(width: 1000, height: 1000))
        }
    }

    /// The names in a list of features: a capital, small letters, and perhaps a number that is its value.
    private static func features(_ text: String) -> [Substring] {
        text.matches(of: /([A-Z][a-z]*)[0-9]*/).map(\.1)
    }
}
