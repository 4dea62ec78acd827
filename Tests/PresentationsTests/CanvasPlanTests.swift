import Presentations
import Testing

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

    /// At every size and for every device, nothing overlaps or extends over the edge.
    @Test func presentationsAndCaptionsDoNotOverlapAndStayInside() {
        for device in Device.all {
            for width in stride(from: 1, through: 160, by: 3) {
                for height in stride(from: 1, through: 60, by: 2) {
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
}
