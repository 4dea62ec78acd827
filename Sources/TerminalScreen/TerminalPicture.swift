import CellUI
import Foundation

/// A picture of pixels, drawn over some cells of a frame.
///
/// Paint it with ``Terminal/paint(_:with:)`` on a terminal whose ``Terminal/pictures`` says how. The frame should have blank cells
/// there: a terminal may draw text and pictures in either order.
public struct TerminalPicture: Hashable, Sendable {
    /// What is drawn, in the ``PictureAbility/format`` that the terminal takes.
    public enum Content: Hashable, Sendable {
        /// A PNG file.
        case png(Data)
        /// Pixels, as many as the cells have.
        case pixels(PixelGrid)
    }

    /// The cells that the picture covers. Not in the last row, where some terminals would scroll.
    public let rect: CellRect
    /// What is drawn. It is stretched to the cells where the terminal can do that.
    public let content: Content

    /// Creates a picture of `content` that covers `rect`.
    public init(_ content: Content, in rect: CellRect) { (self.content, self.rect) = (content, rect) }
}

/// A number of pixels across and down.
public struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// Whether a terminal can show pictures. It is asked, and never guessed from its name.
public enum PictureSupport: Hashable, Sendable {
    /// It was not asked yet: ``Terminal/askForPictures()``.
    case unasked
    /// It has not answered yet.
    case asked
    /// It cannot, or does not answer.
    case none
    /// It can.
    case able(PictureAbility)
}

/// How a terminal takes pictures.
public struct PictureAbility: Hashable, Sendable {
    /// What is sent.
    public enum Format: Hashable, Sendable {
        /// A PNG file, in any size.
        case png
        /// Pixels in the exact size of the cells.
        case pixels
    }

    /// What is sent.
    public let format: Format
    /// The size of a cell.
    public let cell: PixelSize
    /// The greatest picture.
    public let limit: PixelSize

    /// Creates an ability.
    public init(format: Format, cell: PixelSize, limit: PixelSize = PixelSize(width: 4096, height: 4096)) {
        (self.format, self.cell, self.limit) = (format, cell, limit)
    }
}
