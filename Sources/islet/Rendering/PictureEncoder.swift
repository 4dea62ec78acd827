import Foundation
import FrameExport

/// A picture, or a recording, as the bytes of a file.
struct PictureEncoder {
    /// The kind of file.
    let format: PictureFormat
    /// How many colours escape sequences tell.
    let colors: ColorDepth
    /// Times larger than 8 × 16 pixels a cell. Default: 1.
    var zoom = 1.0

    private var options: SVGOptions { SVGOptions(scale: zoom) }

    private var color: @Sendable (CellColor) -> SGRColor? {
        let colors = colors
        return { SGRColor($0, depth: colors) }
    }

    /// The bytes of one picture.
    ///
    /// - Throws: a ``PNGError``.
    func data(of frame: Frame, description: FrameDescription) throws -> Data {
        let text: String
        switch format {
        case .text: text = FrameFormat.text.export(frame, description: description)
        case .ansi: text = FrameFormat.ansi(color: color).export(frame, description: description)
        case .svg: text = FrameFormat.svg(options).export(frame, description: description)
        case .html: text = FrameFormat.html(HTMLOptions(picture: options)).export(frame, description: description)
        case .json: text = FrameFormat.json.export(frame, description: description)
        case .png: return try PNGRenderer().png(of: frame, description: description, options: options)
        case .asciicast: return data(of: FrameRecording(first: frame), description: description)
        }
        return Data(text.utf8)
    }

    /// The bytes of a recording; in a kind that shows none, of its first frame's asciicast.
    func data(of recording: FrameRecording, description: FrameDescription) -> Data {
        let format: RecordingFormat<String> = self.format == .svg ? .svg(options) : .asciicast(color: color)
        return Data(format.export(recording, description: description).utf8)
    }
}
