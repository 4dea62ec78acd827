import Foundation
import FrameExport
import FrameSnapshots
import HostSystem

/// Encodes a picture or a recording as the bytes of a file.
package struct PictureEncoder {
    /// The file format.
    package let format: PictureFormat
    /// The colour depth of escape sequences.
    package let colors: ColorDepth
    /// The scale; 1 is 8 × 16 pixels per cell, or a pixel per point. Default: 1.
    package var zoom = 1.0
    /// Receives the letters of a PNG that no font of the machine has. Default: `nil`.
    package var findsNoFont: ((LettersWithoutFont) -> Void)?

    package init(format: PictureFormat, colors: ColorDepth, zoom: Double = 1.0) {
        self.format = format
        self.colors = colors
        self.zoom = zoom
    }

    private var options: SVGOptions { SVGOptions(scale: zoom) }

    private var color: @Sendable (CellColor) -> SGRColor? {
        let colors = colors
        return { SGRColor($0, depth: colors) }
    }

    /// Encodes one picture.
    ///
    /// - Throws: a ``CommandFailure`` if the picture cannot be encoded in this format.
    package func data(of picture: RenderedPicture) throws(CommandFailure) -> Data {
        let (frame, description) = (picture.frame, picture.description)
        switch format {
        case .text: return data(FrameFormat.text, frame, description)
        case .ansi: return data(FrameFormat.ansi(color: color), frame, description)
        case .svg: return data(FrameFormat.svg(options), frame, description)
        case .html: return data(FrameFormat.html(HTMLOptions(picture: options)), frame, description)
        case .json: return data(FrameFormat.json, frame, description)
        case .asciicast: return data(of: FrameRecording(first: frame), description: description)
        case .frame:
            let snapshot = FrameSnapshot(frame: frame, reading: picture.reading, facts: picture.facts)
            do {
                return Data(try snapshot.text().utf8)
            } catch {
                throw CommandFailure(sentence: "\(error).", status: .usage)
            }
        case .points: throw CommandFailure(sentence: "points is for true pictures; add --points.", status: .usage)
        case .png:
            do {
                return try PNGRenderer().png(
                    of: frame, description: description, options: options, findsNoFont: findsNoFont)
            } catch {
                throw CommandFailure(sentence: "\(error).", status: error.exitStatus)
            }
        }
    }

    /// Encodes a true picture as PNG or as a snapshot if that is the format, else as SVG.
    ///
    /// - Parameter drawsOutlines: Whether letters are outlines in SVG; in PNG they always are.
    /// - Throws: a ``CommandFailure`` if the picture cannot be encoded.
    package func data(of picture: TruePicture, drawsOutlines: Bool) throws(CommandFailure) -> Data {
        var points = PointSVGOptions()
        (points.scale, points.drawsOutlines) = (zoom, drawsOutlines)
        if format == .points { return Data(PointSnapshot(picture.canvas, facts: picture.facts).text.utf8) }
        guard format == .png else {
            return Data(PointSVG.document(of: picture.canvas, description: picture.description, options: points).utf8)
        }
        do {
            return try PNGRenderer().png(
                of: picture.canvas, description: picture.description, options: points, findsNoFont: findsNoFont)
        } catch {
            throw CommandFailure(sentence: "\(error).", status: error.exitStatus)
        }
    }

    /// Encodes a recording of true pictures as an animated SVG.
    package func data(of recording: PointRecording, description: FrameDescription, drawsOutlines: Bool) -> Data {
        var points = PointSVGOptions()
        (points.scale, points.drawsOutlines) = (zoom, drawsOutlines)
        return Data(PointSVG.document(of: recording, description: description, options: points).utf8)
    }

    /// Encodes a recording: as SVG if that is the format, else as asciicast.
    package func data(of recording: FrameRecording, description: FrameDescription) -> Data {
        let format: RecordingFormat<String> = self.format == .svg ? .svg(options) : .asciicast(color: color)
        return Data(format.export(recording, description: description).utf8)
    }

    private func data(_ format: FrameFormat<String>, _ frame: Frame, _ description: FrameDescription) -> Data {
        Data(format.export(frame, description: description).utf8)
    }
}

extension PNGError {
    /// The exit status for this error.
    fileprivate var exitStatus: ExitStatus {
        switch self {
        case .libraryMissing: .unavailable
        case .empty, .tooLarge: .usage
        case .failed: .inputOutput
        }
    }
}

/// A true picture with its description.
package struct TruePicture {
    /// What is drawn, in points.
    package let canvas: PointCanvas
    /// The description in words.
    package let description: FrameDescription
    /// The facts about how the picture was made, for readers of a snapshot. Default: none.
    var facts: [SnapshotFact] = []
}

/// A rendered picture with the metadata that file formats may include.
package struct RenderedPicture {
    /// The drawn cells.
    package let frame: Frame
    /// The description in words.
    package let description: FrameDescription
    /// The accessibility phrases; for a sheet, one per picture.
    package var reading: [String]
    /// The facts about how the picture was made, for readers of a snapshot. Default: none.
    package var facts: [SnapshotFact] = []

    package init(frame: Frame, description: FrameDescription, reading: [String], facts: [SnapshotFact] = []) {
        self.frame = frame
        self.description = description
        self.reading = reading
        self.facts = facts
    }
}
