import Testing

@testable import Presentations

@Suite struct CanvasPlanTests {
    private func plan(
        _ width: Int, _ height: Int, device: Device = .standard, selection: Presentation? = nil
    ) -> CanvasPlan {
        PresentationCanvas(views: nil, device: device, selection: selection).plan(
            for: CellSize(width: width, height: height))
    }

    @Test func aLargeTerminalShowsAllFourAtTrueProportions() {
        for device in ["393x852", "430x932"].compactMap(Device.named) {
            let plan = plan(120, 34, device: device)
            #expect(plan.scale.pointsPerColumn <= CellScale.standard.pointsPerColumn)
            #expect(Set(plan.faces.map(\.presentation)) == Set(Presentation.allCases))
        }
    }

    @Test func eightyByTwentyFourShowsAllFourAtACoarserScale() {
        for device in ["393x852", "430x932"].compactMap(Device.named) {
            let plan = plan(80, 22, device: device)
            #expect(plan.faces.count == 4)
            #expect(plan.scale.pointsPerColumn > 8)
            #expect(plan.faces.allSatisfy { $0.caption != nil })
        }
    }

    @Test func everyIslandStandsOnAPhoneIfThereIsRoomAndItsCameraIsInTheMiddle() throws {
        for device in ["393x852", "430x932"].compactMap(Device.named) {
            for (width, height) in [(120, 34), (160, 46), (200, 58)] {
                let faces = plan(width, height, device: device).faces
                for face in faces where face.presentation != .lockScreen {
                    let phone = try #require(face.phone, "\(face.presentation) at \(width) × \(height)")
                    guard face.presentation != .minimal else { continue }
                    #expect(abs(phone.minX + phone.maxX - face.rect.minX - face.rect.maxX) <= 1)
                }
                #expect(faces[0].phone == nil && faces[0].presentation == .lockScreen)
            }
        }
    }

    @Test("Where there is no room for phones, islands stand on a strip of the screen, which takes no rows")
    func islandsOnAStrip() throws {
        let faces = plan(80, 22).faces.filter { $0.presentation != .lockScreen }
        #expect(faces.count == 3)
        for face in faces {
            let screen = try #require(face.phone, "\(face.presentation)")
            #expect(!face.hasEdge && screen.minY == face.rect.minY && screen.height == face.rect.height)
            #expect(screen.minX <= face.rect.minX && screen.maxX >= face.rect.maxX && screen.maxX <= 80)
        }
    }

    @Test("A high terminal sets the islands apart down to the end of the phone beside them")
    func islandsUseTheHeight() throws {
        let faces = plan(200, 57).faces
        let phone = try #require(faces.first?.rect)
        let last = try #require(faces.last?.phone)
        #expect(phone.maxY - last.maxY < 8)
    }

    @Test("A lock screen alone is not enlarged at the cost of its island")
    func lockScreenAloneHasItsIsland() throws {
        let canvas = PresentationCanvas(
            views: nil, device: .standard, selection: .lockScreen, isSelectionAlone: true)
        let plan = canvas.plan(for: CellSize(width: 120, height: 32))
        let phone = try #require(plan.faces.first?.rect)
        let measures = FaceMeasures(device: .standard, pointsPerColumn: plan.scale.pointsPerColumn)
        let layout = LockScreenLayout(
            in: phone.inset(columns: 1, rows: 1), measures: measures, buttonRows: 0, hasSeveralCards: false)
        #expect(plan.hasPhone && layout.pill != nil)
    }

    @Test("A banner hangs on the top of its phone, and is as wide as its card; that of a tablet has no phone")
    func bannerHangsOnItsPhone() throws {
        func banner(_ name: String, isAlone: Bool) throws -> CanvasPlan.Face {
            let device = try #require(Device.named(name))
            var canvas = PresentationCanvas(
                views: nil, device: device, selection: .expanded, isSelectionAlone: isAlone)
            if !isAlone {
                canvas.plan = .natural(
                    [.expanded], device: device, pointsPerColumn: 8, hasPhone: true, hasCaptions: false)
            }
            return try #require(canvas.plan(for: CellSize(width: 120, height: 36)).faces.first)
        }
        for isAlone in [true, false] {
            let face = try banner("iphone-se", isAlone: isAlone)
            let phone = try #require(face.phone)
            #expect(face.rect.minX - phone.minX == phone.maxX - face.rect.maxX && phone.minY == face.rect.minY - 1)
            #expect(try banner("iPad 10.9", isAlone: isAlone).phone == nil)
        }
    }

    @Test("A phone with a home button has neither round buttons nor a home indicator on its lock screen")
    func homeButton() throws {
        func canvas(_ name: String) throws -> PresentationCanvas {
            var canvas = sampleCanvas()
            canvas.device = try #require(Device.named(name))
            return canvas
        }
        func buttons(_ canvas: PresentationCanvas) -> CellRect? {
            canvas.lockScreenLayout(in: CellRect(x: 0, y: 0, width: 45, height: 40), scale: .standard).buttons
        }
        let (old, new) = (try canvas("iPhone SE"), try canvas("iPhone 16"))
        #expect(buttons(new) != nil && buttons(old) == nil)
        let size = CellSize(width: 120, height: 40)
        let indicator = "▂▂▂▂▂▂"
        #expect(new.rendering(size).frame.text.contains(indicator))
        #expect(!old.rendering(size).frame.text.contains(indicator))
    }

    @Test func closedIslandsHaveALineOfTextInTheirMiddle() {
        for width in stride(from: 60, through: 220, by: 5) {
            for face in plan(width, 60).faces where face.presentation == .compact || face.presentation == .minimal {
                #expect(face.rect.height % 2 == 1, "\(face) at \(width) × 60")
            }
        }
    }

    @Test func theSelectedPresentationIsAmongThoseThatFit() {
        for selection in Presentation.allCases {
            let plan = plan(60, 18, selection: selection)
            #expect(plan.faces.first?.presentation == selection)
        }
    }

    @Test func smallTerminalsShowCompactThenOneLine() {
        #expect(plan(20, 3).faces.map(\.presentation) == [.compact])
        #expect(plan(12, 2).isOneLine)
        #expect(plan(0, 0).isOneLine)
    }

    /// At sizes of every kind, others for each device, nothing overlaps or extends over the edge.
    @Test func presentationsAndCaptionsDoNotOverlapAndStayInside() {
        for (index, device) in Device.all.enumerated() {
            for width in stride(from: 1 + index % 6, through: 160, by: 6) {
                for height in stride(from: 1 + index % 4, through: 60, by: 4) {
                    let plan = plan(width, height, device: device)
                    let area = CellRect(x: 0, y: 0, width: width, height: height)
                    var places: [CellRect] = []
                    for face in plan.faces {
                        places.append(face.phone ?? face.rect)
                        if let phone = face.phone, !phone.contains(face.rect) {
                            Issue.record("\(face.presentation) leaves its phone at \(width) × \(height)")
                        }
                        if let caption = face.caption {
                            places.append(
                                CellRect(
                                    x: caption.origin.x, y: caption.origin.y, width: caption.text.count, height: 1))
                        }
                    }
                    for (index, place) in places.enumerated() {
                        if !area.contains(place) || places[(index + 1)...].contains(where: place.intersects) {
                            Issue.record("\(device.name) at \(width) × \(height): \(plan)")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: [(120, 36, true), (80, 24, true), (60, 20, true), (40, 12, false)])
    func theLockScreenAloneIsAWholePhoneIfThatIsLarger(width: Int, height: Int, hasPhone: Bool) throws {
        let size = CellSize(width: width, height: height)
        let plan = PresentationCanvas(views: nil, selection: .lockScreen, isSelectionAlone: true).plan(for: size)
        #expect(plan.hasPhone == hasPhone)
        #expect(plan.faces.map(\.presentation) == [.lockScreen])
        #expect(CellRect(origin: .zero, size: size).intersection(plan.faces[0].rect) == plan.faces[0].rect)
        if hasPhone { #expect(plan.scale.pointsPerColumn < 8) }
    }

    @Test(
        "Beside islands a phone is higher than wide by a fifth, at the scale of standard text if need be, and has a column for its keys"
    )
    func phoneIsNotSquat() throws {
        for (width, height) in [(120, 32), (130, 34), (160, 44), (200, 56)] {
            let plan = plan(width, height)
            let phone = try #require(plan.faces.first?.rect)
            #expect(10 * phone.height >= 6 * phone.width, "\(phone) at \(width) × \(height)")
            #expect(plan.scale.pointsPerColumn <= plan.lockScreenScale.pointsPerColumn)
            #expect(plan.lockScreenScale.pointsPerColumn <= CellScale.standard.pointsPerColumn)
            let last = try #require(plan.faces.map(\.extent.maxX).max())
            #expect(phone.minX >= 1 && last < width, "\(width) × \(height)")
        }
        let small = plan(80, 22)
        #expect(small.lockScreenScale == small.scale, "too small for two scales")
    }

    @Test(
        "A closed island has about 37 points in an even number of half rows, and a round one is as wide as high",
        arguments: [(5.25, 8), (6, 6), (7, 6), (8, 6), (8.5, 4), (10, 4), (13, 4)])
    func closedIslands(points: Double, halfRows: Int) throws {
        let measures = FaceMeasures(device: .standard, pointsPerColumn: points)
        #expect(measures.closedHalfRows == halfRows)
        #expect(measures.detachedMinimal.width == halfRows + 1, "one more, so that it has a middle")
        let size = measures.size(of: .compact)
        #expect(size.height % 2 == 1 && [0, 2].contains(2 * size.height - halfRows))
        let scale = measures.scale
        var canvas = sampleCanvas()
        canvas.theme.island.keyLine = nil
        canvas.theme.phone.wallpaper = [CellColor(hex: 0x4656A8)]
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = Renderer.render(
            size: size, at: sampleInstant, background: CellStyle(background: CellColor(hex: 0x4656A8))
        ) {
            $0.isAntialiased = true
            canvas.drawGlass(
                in: $0.bounds, of: canvas.island(for: .compact), scale: scale, onPhone: true, context: &$0)
        }.frame
        let glass = canvas.theme.island.fill
        let filled = (0..<size.height).reduce(0) { sum, y in
            let cell = frame[size.width / 2, y]
            let hasHalf = ["▀", "▄"].contains(cell.graphemeCluster)
            return sum + (hasHalf ? 1 : cell.style.background == glass ? 2 : 0)
        }
        #expect(filled == halfRows)
    }

    @Test(
        "An island without content has the number of half rows that is nearest to 37 points",
        arguments: [(5.25, 7), (6.5, 6), (7, 5), (8, 5), (10, 4)])
    func idleHalfRows(points: Double, halfRows: Int) throws {
        let measures = FaceMeasures(device: .standard, pointsPerColumn: points)
        let (size, scale) = (try #require(measures.idlePill), measures.scale)
        var canvas = sampleCanvas()
        canvas.theme.island.keyLine = nil
        canvas.theme.phone.wallpaper = [CellColor(hex: 0x4656A8)]
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = Renderer.render(
            size: size, at: sampleInstant, background: CellStyle(background: CellColor(hex: 0x4656A8))
        ) {
            $0.isAntialiased = true
            canvas.drawGlass(in: $0.bounds, of: nil, scale: scale, onPhone: true, context: &$0)
        }.frame
        let glass = canvas.theme.island.fill
        let filled = (0..<size.height).reduce(0) { sum, y in
            let cell = frame[size.width / 2, y]
            return sum + (cell.graphemeCluster == "▀" ? 1 : cell.style.background == glass ? 2 : 0)
        }
        #expect(filled == halfRows, "\(frame.text)")
    }
}
