import FrameExport

/// A frame of rows of text in one style.
func frame(_ rows: [String], style: CellStyle = CellStyle()) -> Frame {
    var frame = Frame(size: CellSize(width: rows.map { DisplayWidth.of($0) }.max() ?? 0, height: rows.count))
    for (y, row) in rows.enumerated() {
        var x = 0
        for character in row {
            let width = DisplayWidth.of(character)
            frame.put(Cell(glyph: Glyph(character), width: UInt8(max(1, width)), style: style), x: x, y: y)
            x += max(1, width)
        }
    }
    return frame
}

/// Every character drawn as a shape.
let drawnCharacters: [Character] = {
    let symbols = "•◉○◎●◐◑◒◓◔◕◦◯■□▢▣▤▥▦▪▫▬▭▮▯▰▱◆◇◈◊▲△▴▶▷▸▹►▼▽▾◀◁◂◃◄◢◣◤◥←↑→↓↔↕↖↗↘↙★☆♡♥❤✓✔✕✖✗"
    let ranges: [ClosedRange<UInt32>] = [0x2500...0x259F, 0x2801...0x28FF, 0x1FB00...0x1FB3B]
    return ranges.flatMap { $0.compactMap { Unicode.Scalar($0).map { Character($0) } } } + Array(symbols)
}()
