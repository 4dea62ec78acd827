import Testing

@testable import CellUI

/// Containers of an author's own. Sources: SwiftUI's documentation of `Layout`, `LayoutSubview` and `AnyLayout`.
struct CustomLayoutProbes {
    @Test(arguments: custom + native)
    func aLayoutPlacesItsViews(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: custom + native)
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    /// Each view's top leading corner is at the bottom trailing one of the view before.
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: CGSize.zero) {
                $0.width += $1.width
                $0.height += $1.height
            }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var corner = bounds.origin
            for view in subviews {
                view.place(at: corner, proposal: .unspecified)
                let size = view.dimensions(in: .unspecified)
                corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
            }
        }
    }

    /// All views in one place, by an anchor.
    private struct Anchored: Layout {
        var anchor: UnitPoint
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor,
                    proposal: ProposedViewSize(width: 40, height: 16))
            }
        }
    }

    private struct Row: LayoutValueKey { static let defaultValue = 0 }
    /// Views in the rows that their values say, each row 16 high; the rows are in its cache.
    private struct Rows: Layout {
        func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0[Row.self] } }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
            CGSize(width: 40, height: CGFloat((cache.max() ?? 0) + 1) * 16)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
            for (view, row) in zip(subviews, cache) {
                view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row) * 16), proposal: proposal)
            }
        }
    }

    /// A layout that leaves its views where they are.
    private struct Idle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 80, height: 48)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// A row that uses another layout's methods, with margins around it.
    private struct Padded: Layout {
        let inner = HStackLayout(alignment: .top, spacing: 8)
        func makeCache(subviews: Subviews) -> HStackLayout.Cache { inner.makeCache(subviews: subviews) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
            let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            return CGSize(width: size.width + 16, height: size.height + 32)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
        ) {
            inner.placeSubviews(
                in: bounds.insetBy(dx: 8, dy: 16), proposal: .unspecified, subviews: subviews, cache: &cache)
        }
    }

    private static let custom: [LayoutProbe] = [
        LayoutProbe(
            "a layout decides its size and where its views are", (500, 500), size: (80, 32),
            ["a": (0, 0, 40, 16), "b": (40, 16, 40, 16)]
        ) { p in
            Diagonal() {
                box("a", 40, 16, p); box("b", 40, 16, p)
            }
        },
        LayoutProbe("a view is placed by its middle", (80, 48), size: (80, 48), ["a": (20, 16, 40, 16)]) { p in
            Anchored(anchor: .center)() { box("a", 40, 16, p) }
        },
        LayoutProbe("a view is placed by its corner", (80, 48), size: (80, 48), ["a": (0, 8, 40, 16)]) { p in
            Anchored(anchor: .bottomTrailing)() { box("a", 40, 16, p) }
        },
        LayoutProbe("a view takes what the layout offers", (80, 48), size: (80, 48), ["a": (40, 24, 40, 16)]) { p in
            Anchored(anchor: .topLeading)() { greedy("a", p) }
        },
        LayoutProbe("a view that is not placed is in the middle", (500, 500), size: (80, 48), ["a": (20, 16, 40, 16)]) {
            p in Idle()() { box("a", 40, 16, p) }
        },
        LayoutProbe(
            "views have values for their layout, also through margins", (500, 500), size: (40, 48),
            ["a": (0, 0, 40, 16), "b": (0, 32, 40, 16)]
        ) { p in
            Rows()() {
                box("a", 40, 16, p)
                box("b", 40, 16, p).layoutValue(key: Row.self, value: 2).padding(0)
            }
        },
        LayoutProbe(
            "a layout may use another's methods", (500, 500), size: (104, 64),
            ["a": (8, 16, 40, 16), "b": (56, 16, 40, 32)]
        ) { p in
            Padded()() {
                box("a", 40, 16, p); box("b", 40, 32, p)
            }
        },
        LayoutProbe(
            "a layout in a stack is a view like others", (500, 500), size: (120, 32), ["c": (80, 0, 40, 32)]
        ) { p in
            HStack(spacing: 0) {
                Diagonal() {
                    box("a", 40, 16, p); box("b", 40, 16, p)
                }
                box("c", 40, 32, p)
            }
        },
    ]

    private static let native: [LayoutProbe] = [
        LayoutProbe("a row as a layout is a row", (100, 48), size: (100, 32), ["b": (60, 8, 40, 16)]) { p in
            HStackLayout(spacing: 0)() {
                box("a", 40, 32, p); Spacer(minLength: 0); box("b", 40, 16, p)
            }
        },
        LayoutProbe("a column as a layout is a column", (500, 500), size: (60, 40), ["a": (20, 0, 40, 16)]) { p in
            VStackLayout(alignment: .trailing, spacing: 8)() {
                box("a", 40, 16, p); box("b", 60, 16, p)
            }
        },
        LayoutProbe("layers as a layout are layers", (500, 500), size: (60, 32), ["a": (20, 16, 40, 16)]) { p in
            ZStackLayout(alignment: .bottomTrailing)() {
                box("b", 60, 32, p); box("a", 40, 16, p)
            }
        },
        LayoutProbe("a grid as a layout is a grid", (500, 500), size: (100, 32), ["c": (0, 16, 60, 16)]) { p in
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0)() {
                GridRow {
                    box("a", 40, 16, p); box("b", 40, 16, p)
                }
                GridRow {
                    box("c", 60, 16, p); box("d", 40, 16, p)
                }
            }
        },
        LayoutProbe("a value chooses the container", (500, 500), size: (40, 32), ["b": (0, 16, 40, 16)]) { p in
            AnyLayout(VStackLayout(spacing: 0))() {
                box("a", 40, 16, p); box("b", 40, 16, p)
            }
        },
        LayoutProbe(
            "a layout of one's own may be erased", (500, 500), size: (80, 32), ["b": (40, 16, 40, 16)]
        ) { p in
            AnyLayout(AnyLayout(Diagonal()))() {
                box("a", 40, 16, p); box("b", 40, 16, p)
            }
        },
    ]

    @Test("In a right-to-left layout the result is mirrored")
    func aLayoutIsMirrored() {
        let probe = LayoutProbe("", (500, 500), size: (80, 32), ["a": (40, 0, 40, 16), "b": (0, 16, 40, 16)]) { p in
            Diagonal() {
                box("a", 40, 16, p); box("b", 40, 16, p)
            }
        }
        #expect(probe.differencesInPoints { $0.layoutDirection = .rightToLeft } == [])
        let row = LayoutProbe("", (500, 500), size: (104, 64), ["a": (56, 16, 40, 16), "b": (8, 16, 40, 32)]) { p in
            Padded()() {
                box("a", 40, 16, p); box("b", 40, 32, p)
            }
        }
        #expect(row.differencesInPoints { $0.layoutDirection = .rightToLeft } == [])
    }

    /// Notes the priorities, and the distances that views prefer.
    private final class Notes {
        var priorities: [Double] = []
        var gaps: [CGFloat] = []
    }
    private struct Noting: Layout {
        let notes: Notes
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            notes.priorities = subviews.map(\.priority)
            notes.gaps = subviews.indices.dropFirst().map {
                subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .vertical)
            }
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("A layout sees priorities and preferred distances")
    func prioritiesAndSpacing() {
        let notes = Notes()
        var environment = EnvironmentValues()
        environment.drawInPoints()
        var lowering = Lowering(environment: environment)
        let node = lowering.node(
            of: Noting(notes: notes)() {
                Text("a")
                Text("b").layoutPriority(2)
                Color.red
            })
        _ = node.size(.unspecified)
        #expect(notes.priorities == [0, 2, 0])
        #expect(notes.gaps[0] == 0 && abs(notes.gaps[1] - 10.642) < 0.001)
    }

    @Test("A screen reader reads the views of a layout")
    func aLayoutIsRead() {
        #expect(
            sentence(
                Diagonal() {
                    Text("one"); Text("two")
                }) == "one, two")
    }

    @Test("A clock in a layout changes when it would outside")
    func aLayoutChangesWithItsViews() {
        expectExactExpiry(Diagonal() { Text(timerInterval: noon...noon.addingTimeInterval(90)) }, 10, 2, limit: 5)
    }
}
