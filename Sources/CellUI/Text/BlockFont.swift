public struct BlockFont {
    let rows: Int
    static func largest(rows: Int, columns: Int?, for text: String) -> BlockFont? { nil }
    func size(of text: String) -> CellSize { .zero }
    func draw(_ text: String, at: CellPoint, style: CellStyle, in frame: inout Frame, clip: CellRect) {}
}
