import HostSystem
import Studio

/// Which options of `islet render` go together. Nothing that was typed is left out in silence.
extension RenderCommand {
    /// Refuses options that do not go together, or with a format.
    func checkCombination(_ format: PictureFormat) throws {
        func refuse(_ sentence: String) -> CommandFailure { CommandFailure(sentence: sentence, status: .usage) }
        try checkPoints(format, refuse)
        if options.wallpaper != nil, !points, !format.isPicture {
            throw refuse(
                "\(format.rawValue) mixes no colours, so it shows no wallpaper; use svg, html or png, or add --points.")
        }
        if dismissed, !deviceFrame { throw refuse("--dismissed is for a whole phone; add --device-frame.") }
        if deviceFrame, points {
            throw refuse(
                "--device-frame draws a phone in cells, and a true picture (--points) is one anyway; leave one out.")
        }
        if matrix?.split(separator: ",").contains("widget") == true,
            let option = [("--content", options.content), ("--attributes", guestOptions.attributes)].first(where: {
                $0.1 != nil
            })
        {
            throw refuse("\(option.0) is for one widget, and --matrix shows all; leave one of them out.")
        }
        if record != nil {
            if matrix != nil { throw refuse("--record and --matrix exclude each other; choose one.") }
            if options.at != nil { throw refuse("--record already gives the time; leave out --at.") }
            if !format.showsRecordings {
                throw refuse("\(format.rawValue) cannot hold a recording; use asciicast or svg.")
            }
        } else {
            if step != nil { throw refuse("--step is for recordings; add --record, such as --record 0s..20m.") }
            if !format.showsPictures {
                throw refuse("\(format.rawValue) is for recordings; add --record, such as --record 0s..20m.")
            }
        }
        if let zoom {
            if !format.hasPixels { throw refuse("\(format.rawValue) has no pixels; --zoom is for svg, html and png.") }
            guard (0.1...20).contains(zoom) else {
                throw refuse("\(zoom) is not a scale (--zoom); give a number from 0.1 to 20.")
            }
        }
    }

    /// A true picture has neither cells nor a terminal's colours.
    private func checkPoints(_ format: PictureFormat, _ refuse: (String) -> CommandFailure) throws {
        guard points else {
            let only = [("--outlines", outlines), ("--measure", measure), ("--transition", transition != nil)]
            if let other = only.first(where: \.1)?.0 {
                throw refuse("\(other) is for true pictures; add --points.")
            }
            if !format.showsCells { throw refuse("\(format.rawValue) is for true pictures; add --points.") }
            return
        }
        if !format.showsPoints {
            throw refuse("\(format.rawValue) cannot hold a true picture (--points); use svg, png or points.")
        }
        if outlines, format == .points { throw refuse("points keeps letters as text; leave out --outlines.") }
        if transition != nil, format != .svg { throw refuse("Only svg can move (--transition).") }
        let ways = [
            ("--measure", measure), ("--transition", transition != nil), ("--matrix", matrix != nil),
            ("--record", record != nil),
        ].filter(\.1)
        // A matrix with a recording is refused in words of its own.
        if ways.count > 1, measure || transition != nil {
            throw refuse("\(ways[0].0) and \(ways[1].0) exclude each other; choose one.")
        }
        let others: [(String, Bool)] = [
            ("--size", size != nil), ("--colors", options.colors != nil), ("--scale", options.scale != nil),
        ]
        if let other = others.first(where: \.1)?.0 {
            throw refuse("\(other) is for pictures in cells; leave it out, or --points.")
        }
    }
}
