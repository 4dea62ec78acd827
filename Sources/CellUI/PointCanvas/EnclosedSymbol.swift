extension SymbolOutline {
    /// A sign in the middle of a ground, such as a ring; cut out of one that is filled, since outlines are filled by the even-odd rule.
    ///
    /// - Parameter share: The greater side of the sign, in multiples of the square in which symbols are drawn.
    init(_ sign: SymbolOutline, in ground: SymbolOutline, named name: String, share: Double = Self.signShare) {
        let side = max(sign.width, sign.height)
        let scale = side > 0 ? share / side : 1
        let corner = CGPoint(
            x: (ground.width - sign.width * scale) / 2 * Self.unitsPerSquare,
            y: (ground.height - sign.height * scale) / 2 * Self.unitsPerSquare)
        // Where the ground's path ends is where its last part began.
        let end = ScaledPath(ground.path, by: 1, from: .zero).start
        let path = ScaledPath(sign.path, by: scale, from: CGPoint(x: corner.x - end.x, y: corner.y - end.y))
        self.init(name: name, width: ground.width, height: ground.height, path: ground.path + path.data)
    }

    /// This outline in a rectangle of another one's square, as large as fits in its middle.
    ///
    /// - Parameter rect: In multiples of the square.
    func fitted(into rect: CGRect, of whole: SymbolOutline) -> SymbolOutline {
        let scale = width > 0 && height > 0 ? min(rect.width / width, rect.height / height) : 1
        let corner = CGPoint(
            x: (rect.midX - width * scale / 2) * Self.unitsPerSquare,
            y: (rect.midY - height * scale / 2) * Self.unitsPerSquare)
        return SymbolOutline(
            name: name, width: whole.width, height: whole.height, path: ScaledPath(path, by: scale, from: corner).data)
    }

    /// The greater side of a sign, of the square of its ground.
    static let signShare = 0.574
}

/// Relative path data in another size, which begins elsewhere.
private struct ScaledPath {
    private(set) var data = ""
    /// Where the last part of the path begins, if each but the first follows a closed one.
    private(set) var start = CGPoint.zero
    private var command: UInt8 = 0
    private var count = 0

    init(_ path: String, by scale: Double, from offset: CGPoint) {
        var digits: [UInt8] = []
        var isFirst = true
        func finishNumber(_ path: inout ScaledPath) {
            guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return }
            digits.removeAll(keepingCapacity: true)
            var scaled = number * scale
            if path.command == UInt8(ascii: "m"), path.count < 2 {
                if isFirst { scaled += path.count == 0 ? offset.x : offset.y }
                if path.count == 0 { path.start.x += scaled } else { path.start.y += scaled }
                if path.count == 1 { isFirst = false }
            }
            let tenths = (scaled * 10).rounded() / 10
            path.data += (path.count > 0 ? " " : "") + (tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)")
            path.count += 1
        }
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): digits.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                finishNumber(&self)
                (command, count) = (byte, 0)
                data.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                finishNumber(&self)
                if byte == UInt8(ascii: "-") { digits.append(byte) }
            }
        }
        finishNumber(&self)
    }
}
