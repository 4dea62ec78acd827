/// The sign on an app of the home screen, none of which is a real one: without signs, apps would be coloured tiles.
///
///     message    mail        video
///     .########. ##########  ######..##
///     ########## #..####..#  ######.###
///     .########. ###....###  ######.###
///     ..##...... ##########  ######..##
enum AppSign: Int, CaseIterable {
    case message, mail, calendar, music, weather, video, photo, compass

    /// The rows of an app from which a sign on it is more than a stain.
    static let leastRows = 3

    /// The colour of the app.
    func color(in palette: Palette) -> CellColor {
        switch self {
        case .message, .video: palette.named.green
        case .mail, .compass: palette.named.blue
        case .calendar: palette.primary
        case .music: palette.named.pink
        case .weather: palette.named.cyan
        case .photo: palette.named.orange
        }
    }

    /// The colour of the sign: white, but on a light app.
    var ink: CellColor { CellColor(hex: self == .calendar ? 0 : 0xFF_FFFF) }

    /// The colour of the pixels that are `o`: the sun, and the line above a day.
    func accent(in palette: Palette) -> CellColor { self == .calendar ? palette.named.red : palette.named.yellow }

    /// The largest drawing that is no more than two thirds as high as an app, or four fifths of one that is a day, and inside its edges;
    /// `nil` on an app too small for any.
    /// ``PresentationCanvas/draw(_:of:in:under:paint:context:)`` says what a pixel is.
    ///
    /// - Parameter day: The day of the month.
    func pixels(on app: CellSize, day: Int) -> [String]? {
        guard app.height >= Self.leastRows else { return nil }
        let rows = 2 * Double(app.height) * (self == .calendar ? 4.0 / 5 : 2.0 / 3)
        return drawings(day).last { Double($0.count) <= rows && $0[0].utf8.count + 4 <= 2 * app.width }
    }

    /// The drawings, the lowest first.
    private func drawings(_ day: Int) -> [[String]] {
        guard self == .calendar else { return Self.drawings[self] ?? [] }
        let tiny = BlockFont.tiny.pixels(of: String(day))
        // Its pixels are whole columns.
        let small = BlockFont.small.pixels(of: String(day)).map { String($0.flatMap { [$0, $0] }) }
        func row(_ pixel: String) -> String { String(repeating: pixel, count: small[0].utf8.count) }
        let line = row("o")
        return [tiny, [line] + small, [row("."), line, row(".")] + small]
    }

    private static let drawings: [AppSign: [[String]]] = [
        .message: [
            [".########.", "##########", ".########.", "..##......"],
            [
                "..##########..", "##############", "##############", "##############", "..##########..",
                "..###.........",
            ],
        ],
        .mail: [
            ["##########", "#..####..#", "###....###", "##########"],
            [
                "##############", "#...######...#", "###...##...###", "#####....#####", "##############",
                "##############",
            ],
        ],
        .music: [
            ["..######", "..##..##", ".###.###", ".##..##."],
            ["....########", "....########", "....##....##", "....##....##", ".#####.#####", ".####..####."],
        ],
        .weather: [
            [".oo.....", "oo.####.", ".#######", "########"],
            ["..oooo......", ".ooooo####..", ".ooo########", "..##########", "############", ".##########."],
        ],
        .video: [
            ["######..##", "######.###", "######.###", "######..##"],
            [
                "#########...##", "#########.####", "#########.####", "#########.####", "#########.####",
                "#########...##",
            ],
        ],
        .photo: [
            ["##########", "##.###..##", "#........#", "##########"],
            [
                "##############", "##..##########", "#######..#####", "###..#....####", "#............#",
                "##############",
            ],
        ],
        .compass: [
            ["..####..", "####..##", "##..####", "..####.."],
            ["...######...", ".######..##.", "#####..#####", "#####..#####", ".##..######.", "...######..."],
        ],
    ]
}
