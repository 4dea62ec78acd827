import CellUI
import Foundation
import FrameExport
import LocalizedResources
import Testing

@testable import GuestBuild

// The pictures of catalogues that other libraries draw.
extension CatalogueTests {
    @Test(
        "What cannot be drawn is named with the reason, and the image is there nevertheless", arguments: [false, true])
    func refused(isWebP: Bool) throws {
        let file = isWebP ? "logo.png" : "logo.pdf"
        let reason =
            switch (isWebP, isWebP ? PictureFile.readsWebP : PictureFile.readsPDF) {
            case (true, true): "is a damaged WebP, one that moves, or one of more than 16 million pixels"
            case (true, false): "needs libwebp, which is not installed (apt-get install libwebp7)"
            case (false, true): "is a damaged or locked PDF, or one of more than 16 million pixels"
            case (false, false): "needs poppler, which is not installed (apt-get install libpoppler-glib8)"
            }
        try withCatalogue { catalogue in
            try write(Data((isWebP ? "RIFF1234WEBPVP8 " : "%PDF-1.4").utf8), to: catalogue + "/Logo.imageset/" + file)
            try write(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \(Self.info)}",
                to: catalogue + "/Logo.imageset/Contents.json")
            let reader = CatalogueReader([catalogue])
            #expect(reader.warnings.map(\.message) == ["\(file) \(reason); a frame is drawn in its place"])
            #expect(reader.assets.images["Logo"]?.files.isEmpty == true)
        }
    }

    @Test(
        "Of a localized image that of the locale's language counts, with its region first, else the one of no language",
        arguments: [("de_DE", "de"), ("pt_BR", "pt-BR"), ("pt_PT", "pt"), ("fr_FR", nil), ("en_US_POSIX", nil)])
    func localized(locale: String, language: String?) throws {
        try withCatalogue { catalogue in
            try write(Self.pixel, to: catalogue + "/Logo.imageset/a.png")
            let entries = ["", "de", "pt-BR", "pt"].map { name in
                "{\"filename\": \"a.png\"\(name.isEmpty ? "" : ", \"locale\": \"\(name)\"")}"
            }
            try write(
                "{\"images\": [\(entries.joined(separator: ", "))], \(Self.info)}",
                to: catalogue + "/Logo.imageset/Contents.json")
            let set = try #require(CatalogueReader([catalogue]).assets.images["Logo"])
            let files = set.files(in: StringCatalogue.languages(for: Locale(identifier: locale)))
            #expect(files.map(\.language) == [language])
        }
    }

    /// The picture of an image set with one file.
    private func picture(of bytes: Data, named file: String) throws -> Picture {
        var picture: Picture?
        try withCatalogue { catalogue in
            try write(bytes, to: catalogue + "/Logo.imageset/" + file)
            try write(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \(Self.info)}",
                to: catalogue + "/Logo.imageset/Contents.json")
            let reader = CatalogueReader([catalogue])
            #expect(reader.warnings.isEmpty)
            let image = try #require(reader.assets.images["Logo"]?.files.first)
            picture = Picture(file: image.png, scale: image.scale)
        }
        return try #require(picture)
    }

    @Test(
        "A WebP is drawn whatever its file is called", .enabled(if: PictureFile.readsWebP, "libwebp is not installed"),
        arguments: ["logo.webp", "logo.png"])
    func webP(name: String) throws {
        let file = try #require(Data(base64Encoded: "UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAEA9wCrYr1B8P+X+AwYOM6H8A"))
        let picture = try picture(of: file, named: name)
        #expect(picture.bitmap.bytes == [255, 128, 64, 255, 10, 20, 200, 128])
    }

    @Test(
        "A PDF's first page is drawn in three pixels to a point, with what is behind it",
        .enabled(if: PictureFile.readsPDF, "poppler is not installed"))
    func pdf() throws {
        let drawing = "1 0 0 rg 0 0 10 10 re f"
        let file = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >> endobj
            4 0 obj << /Length \(drawing.utf8.count) >> stream
            \(drawing)
            endstream endobj
            trailer << /Root 1 0 R >>
            %%EOF
            """
        let picture = try picture(of: Data(file.utf8), named: "logo.pdf")
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(Array(picture.bitmap.bytes[0..<4]) == [255, 0, 0, 255])
        #expect(picture.bitmap.bytes[59 * 4 + 3] == 0)
    }
}
