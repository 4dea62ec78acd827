import CellUI
import FrameExport
import Presentations
import Theming

/// A self-contained page of themes in every state of every Live Activity: one file without scripts or external resources.
package struct ThemeGallery {
    /// The themes, in page order.
    package let themes: [ThemeReview]

    package init(themes: [ThemeReview]) {
        self.themes = themes
    }

    /// The page as HTML that is also well-formed XML, so that any parser can read it. Deterministic.
    package var html: String {
        let sections = themes.map { section($0) }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>Themes of Islet</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>Themes of Islet</h1>
            <p>Each theme with every Live Activity in each of its states: on the lock screen and in the expanded, compact and minimal
            Dynamic Island. <code>islet preview --theme NAME</code> shows one in a terminal.</p>
            </header>
            <nav aria-label="Themes">
            <ul>
            \(themes.map(entry).joined(separator: "\n"))
            </ul>
            </nav>
            <main>
            \(sections)
            </main>
            </body>
            </html>

            """
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1b1d22; --faint: #5a5f69; --paper: #ffffff; --line: #d4d7dd; }
        @media (prefers-color-scheme: dark) {
        :root { --ink: #e9ebf0; --faint: #a4a9b4; --paper: #15171b; --line: #3a3e47; }
        }
        body { margin: 0 auto; padding: 1.5rem; max-width: 120rem; background: var(--paper); color: var(--ink);
        font: 1rem/1.5 system-ui, sans-serif; }
        a { color: inherit; }
        p, figcaption, .about { color: var(--faint); }
        header p { max-width: 44rem; }
        nav ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .5rem; padding: 0; list-style: none; }
        nav a { display: block; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .5rem; text-decoration: none; }
        nav a:hover strong { text-decoration: underline; }
        nav span { display: block; font-size: .875rem; }
        h2 { margin: 3rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
        h3 { margin: 1.5rem 0 .5rem; }
        .colors { display: block; height: 1rem; margin: .4rem 0 0; }
        .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 34rem), 1fr)); gap: 1.25rem; }
        figure { margin: 0; }
        figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; }
        figcaption { margin-top: .3rem; font-size: .875rem; }
        """

    private func entry(_ review: ThemeReview) -> String {
        """
        <li><a href="#\(Self.escape(review.theme.name))"><strong>\(Self.escape(review.theme.displayName))</strong>
        <span class="about">\(Self.about(review))</span>\(Self.colors(of: review.theme))</a></li>
        """
    }

    private func section(_ review: ThemeReview) -> String {
        let name = Self.escape(review.theme.name)
        let widgets = PreviewCatalogue.all.map { preview in
            let pictures = preview.states.map { Self.figure($0, of: preview, in: review.theme) }
            return "<h3>\(Self.escape(preview.displayName))</h3>\n<div class=\"pictures\">\n"
                + pictures.joined(separator: "\n") + "\n</div>"
        }
        return """
            <section id="\(name)" aria-labelledby="\(name)-title">
            <h2 id="\(name)-title">\(Self.escape(review.theme.displayName))</h2>
            <p>\(Self.about(review)); <code>islet config set theme \(name)</code></p>
            \(widgets.joined(separator: "\n"))
            </section>
            """
    }

    /// The theme's appearance and contrast level: `dark, contrast AA`.
    private static func about(_ review: ThemeReview) -> String {
        let level = review.level.map { "contrast \($0.rawValue)" }
        let unknown = review.pairs.contains { $0.contrast == nil } ? "the terminal's own colours" : "contrast below AA"
        return "\(review.theme.appearance.rawValue), \(level ?? unknown)"
    }

    /// A row of swatches of the theme's colours, as SVG.
    private static func colors(of theme: Theme) -> String {
        let inks =
            [theme.screen.background] + theme.phone.wallpaper + [theme.card.background]
            + ThemeInk.roles(of: "card", in: theme)
            .filter { ["primary", "tint", "success", "warning"].contains($0.role) }.map(\.color)
        var frame = Frame(size: CellSize(width: inks.count * 2, height: 1))
        for x in 0..<frame.width {
            frame.put(Cell(glyph: .space, style: CellStyle(background: inks[x / 2])), x: x, y: 0)
        }
        let svg = FrameFormat.svg().export(
            frame, description: FrameDescription(title: "Colours of \(theme.displayName)"))
        return svg.replacing("<svg ", with: "<svg class=\"colors\" ", maxReplacements: 1)
    }

    private static func figure(_ state: ActivityPreview.State, of preview: ActivityPreview, in theme: Theme) -> String {
        var traits = PreviewTraits()
        (traits.theme, traits.pointsPerColumn, traits.shapes) = (theme, 8, .mixed)
        let picture = PresentationPicture(of: state, in: traits)
        let margin = CellSize(width: picture.size.width + 4, height: picture.size.height + 2)
        let rendering = picture.rendering(size: margin, at: ActivityPreview.start + state.moment)
        let description = FrameDescription(
            title: "\(preview.displayName), \(state.name), in \(theme.displayName)",
            sentence: rendering.reading.sentence)
        let words = state.name.replacing("-", with: " ")
        return """
            <figure id="\(escape(theme.name))-\(preview.name)-\(state.name)">
            \(FrameFormat.svg().export(rendering.frame, description: description))\
            <figcaption>\(escape(words))</figcaption>
            </figure>
            """
    }

    /// Escapes text for an element or a quoted attribute.
    private static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
