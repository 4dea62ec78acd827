/// The island while no activity has it, as wide as the camera. It has none of its forms then, and its captions name none.
///
///      Dynamic Island
///     ╭──────────────────╮
///     │ 9:53  ▗▄▄▄▖   87 │
///     │       ▝▀▀▀▘      │
extension PresentationCanvas {
    /// Whether a presentation of the island shows none of an activity; `false` on a device without an island.
    func isIdle(_ presentation: Presentation) -> Bool {
        presentation != .lockScreen && device.island != nil && island(for: presentation) == nil
    }

    /// The caption of a presentation as it is shown.
    func caption(of presentation: Presentation) -> String {
        isIdle(presentation) ? Self.idleCaption : presentation.caption(on: device)
    }

    /// Apple's name, in every language.
    static let idleCaption = "Dynamic Island"

    /// The cells of an idle island; `nil` if the device has none.
    ///
    /// - Parameter rect: An area as high as a closed island or higher, whose middle is the camera's.
    func idlePlace(in rect: CellRect, scale: CellScale) -> CellRect? {
        FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).idlePill.map { size in
            CellRect(
                x: rect.minX + (rect.width - size.width) / 2, y: rect.minY, width: min(size.width, rect.width),
                height: min(size.height, rect.height))
        }
    }
}
