/// Writes a recording of true pictures as an SVG that moves, with discrete SMIL animation: no scripts, no style sheet.
///
/// What is the same in all pictures is written once. Groups are gone into as long as they are alike but for what is in them; of
/// whatever else changes each version is written once, and shown at its times. Viewers without animation show the first picture.
struct PointRecordingWriter {
    let recording: PointRecording
    let repeats: Bool
    private var writer: PointSVGWriter

    init(_ recording: PointRecording, options: PointSVGOptions, repeats: Bool) {
        (self.recording, self.repeats) = (recording, repeats)
        writer = PointSVGWriter(options: options)
    }

    /// The writer with all pictures written.
    mutating func written() -> PointSVGWriter {
        write(recording.pictures.map(\.items))
        return writer
    }

    /// Writes the versions of some items, one for each picture.
    private mutating func write(_ versions: [[PointCanvas.Item]]) {
        let first = versions[0]
        if versions.allSatisfy({ $0 == first }) { return writer.write(first) }
        guard versions.allSatisfy({ $0.count == first.count }) else { return switchBetween(versions) }
        for index in first.indices {
            let column = versions.map { $0[index] }
            if let groups = Self.alike(column) {
                let film = groups.map(\.items)
                // The writer goes in and comes out again. A shadow or a blur needs room for all that is in the group at any time.
                var inner = self
                var group = groups[0]
                if group.shadow != nil || group.blur > 0 { group.items = film.flatMap { $0 } }
                inner.writer.write(group) { writer in
                    var nested = self
                    nested.writer = writer
                    nested.write(film)
                    writer = nested.writer
                }
                writer = inner.writer
            } else if column.allSatisfy({ $0 == column[0] }) {
                writer.write([column[0]])
            } else {
                switchBetween(column.map { [$0] })
            }
        }
    }

    /// The groups that items are, if they differ and only in what is in them.
    private static func alike(_ items: [PointCanvas.Item]) -> [PointCanvas.Group]? {
        var groups: [PointCanvas.Group] = []
        for item in items {
            guard case .group(let group) = item else { return nil }
            groups.append(group)
        }
        func empty(_ group: PointCanvas.Group) -> PointCanvas.Group {
            var group = group
            group.items = []
            return group
        }
        let outline = empty(groups[0])
        guard groups.allSatisfy({ empty($0) == outline }), groups.contains(where: { $0.items != groups[0].items })
        else { return nil }
        return groups
    }

    /// Writes each version once, visible while it is shown.
    private mutating func switchBetween(_ versions: [[PointCanvas.Item]]) {
        var numbers: [[PointCanvas.Item]: Int] = [:]
        var order: [[PointCanvas.Item]] = []
        let shown = versions.map { version in
            if let number = numbers[version] { return number }
            numbers[version] = order.count
            order.append(version)
            return order.count - 1
        }
        for (number, items) in order.enumerated() where !items.isEmpty {
            writer.body.append(number == shown[0] ? "<g>" : "<g visibility=\"hidden\">")
            animate(shown.map { $0 == number })
            writer.write(items)
            writer.body.append("</g>\n")
        }
    }

    /// Writes when something is visible, by the pictures in which it is.
    private mutating func animate(_ isShown: [Bool]) {
        let changes = isShown.indices.filter { $0 == 0 || isShown[$0] != isShown[$0 - 1] }
        writer.body.append("<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"")
        writer.body.append(seconds: recording.duration)
        writer.body.append(repeats ? "s\" repeatCount=\"indefinite\" keyTimes=\"" : "s\" fill=\"freeze\" keyTimes=\"")
        for index in changes {
            if index > 0 { writer.body.append(";") }
            writer.body.append(recording.pictures[index].offset / recording.duration, decimals: 5)
        }
        writer.body.append("\" values=\"")
        for index in changes {
            if index > 0 { writer.body.append(";") }
            writer.body.append(isShown[index] ? "visible" : "hidden")
        }
        writer.body.append("\"/>\n")
    }
}

extension PointSVG {
    /// The document of a recording, as an animated SVG. The description becomes its title and description.
    ///
    /// - Parameter repeats: Whether it begins again at its end. Default: true.
    public static func document(
        of recording: PointRecording, description: FrameDescription = FrameDescription(),
        options: PointSVGOptions = PointSVGOptions(), repeats: Bool = true
    ) -> String {
        var film = PointRecordingWriter(recording, options: options, repeats: repeats)
        return document(of: film.written(), size: recording.size, description: description)
    }
}
