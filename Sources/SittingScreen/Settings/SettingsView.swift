import CellUI
import Configuration
import Foundation
import Languages
import PlainText
import ScreenKit

/// The settings: all of them with their values, and what is known of the selected one, beside the list or below it.
///
///      islet   Settings                                   /home/ada/.config/islet/config.toml
///
///      › theme                   ‹ moss ›          The colours of the screen.
///        device                    393x852
///        show-seconds              true            default  automatic
///        live-activities           true            from     line 3 of the file
///        renew                     true            values   "midnight", "dusk", "moss", …
///
///      ↑↓ choose   ←→ change   r default   esc close
///
/// Values in bold differ from the default.
struct SettingsView: View {
    /// The panel's state.
    let panel: SettingsPanel
    /// The settings in effect.
    let settings: Settings
    /// A sentence in the last line; `nil` for none.
    let notice: String?
    /// The keys.
    let hints: [Hint]

    @Environment(\.faintAttributes) private var faintAttributes

    var body: some View {
        GeometryReader { proxy in
            let layout = Layout(columns: Int(proxy.size.width / 8), rows: Int(proxy.size.height / 16))
            VStack(alignment: .leading, spacing: 0) {
                if layout.header > 0 {
                    title(columns: Int(proxy.size.width / 8))
                        .frame(height: Double(layout.header) * 16, alignment: .top)
                }
                content(layout).padding(.horizontal, layout.margin)
                if layout.footer > 0 {
                    Footer(notice: notice, hints: hints).padding(.horizontal, layout.margin)
                        .frame(height: Double(layout.footer) * 16, alignment: .bottom)
                }
            }
        }
    }

    /// The title; the file only where nothing is cut for it.
    private func title(columns: Int) -> TitleBar {
        let subject = localized("Settings")
        let needed = DisplayWidth.of("islet" + subject + panel.file) + 8
        return TitleBar("islet", subject: subject, details: needed <= columns ? panel.file : nil)
    }

    @ViewBuilder private func content(_ layout: Layout) -> some View {
        if layout.isWide {
            HStack(alignment: .top, spacing: 24) {
                list(layout).frame(width: layout.listWidth)
                details(lines: 3).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        } else {
            // The list gives up rows, all but one, where the details of the selected setting need them.
            Group { if layout.isSingle { single } else { list(layout) } }.frame(minHeight: 16)
            if layout.details > 0 {
                fittingDetails(layout).padding(.leading, layout.indent).padding(.top, layout.isRoomy ? 16 : 0)
                    .frame(minHeight: Double(layout.details) * 16, alignment: .top).layoutPriority(1)
            }
        }
    }

    // MARK: The list

    private func list(_ layout: Layout) -> some View {
        List(Array(panel.items.enumerated()), id: \.offset, selection: .constant(panel.selected)) { index, item in
            row(index, item, layout)
        }
        .highlightsListSelection(false)
    }

    /// The selected setting alone: its key, and its value below.
    private var single: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: panel.item.definition.key).foregroundStyle(.secondary)
            if let line = panel.line {
                LineEditor(line).foregroundStyle(.primary)
            } else {
                Text(verbatim: SettingItem.shown(TerminalText.oneLine(panel.item.value(in: settings))))
                    .foregroundStyle(.primary).onTapGesture(sending: SettingsPanel.Command.open(panel.selected))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func row(_ index: Int, _ item: SettingItem, _ layout: Layout) -> some View {
        let isSelected = index == panel.selected
        return HStack(spacing: 0) {
            Text(verbatim: (isSelected ? "› " : "  ") + item.definition.key).bold(isSelected)
                .foregroundStyle(isSelected ? .primary : .secondary)
                .frame(width: layout.keyWidth, alignment: .leading)
            value(index, item, layout)
            Spacer(minLength: 0)
        }
        .lineLimit(1).onTapGesture(sending: SettingsPanel.Command.select(index))
    }

    @ViewBuilder private func value(_ index: Int, _ item: SettingItem, _ layout: Layout) -> some View {
        let isSelected = index == panel.selected
        let hasArrows = isSelected && layout.hasArrows && item.hasSteps
        if isSelected, let line = panel.line {
            LineEditor(line).foregroundStyle(.primary).padding(.leading, layout.arrowWidth)
        } else {
            if hasArrows { arrow("‹ ", -1) }
            Text(verbatim: SettingItem.shown(TerminalText.oneLine(item.value(in: settings))))
                .fontWeight(item.value(in: settings) == item.standard ? nil : .bold)
                .foregroundStyle(isSelected ? .primary : .secondary)
                .padding(.leading, hasArrows ? 0 : layout.arrowWidth)
                .onTapGesture(sending: SettingsPanel.Command.open(index))
            if hasArrows { arrow(" ›", 1) }
        }
    }

    private func arrow(_ text: String, _ steps: Int) -> some View {
        Text(verbatim: text).foregroundStyle(.tertiary).fixedSize()
            .onTapGesture(sending: SettingsPanel.Command.step(steps))
    }

    // MARK: The selected setting

    /// The details whole, without columns where rows are few; else with as many lines of each text as fit: the allowed values are cut first,
    /// and the meaning last.
    private func fittingDetails(_ layout: Layout) -> some View {
        ViewThatFits(in: .vertical) {
            // A list of Japanese, without blanks, breaks at its commas in a column, and anywhere within running text.
            if layout.isRoomy || texts.allowed.contains("、") { details(lines: 3, spacing: 0) }
            runningDetails
            details(lines: 3, sourceLines: 2, valueLines: 4, spacing: 0)
            details(lines: 3, sourceLines: 2, valueLines: 2, spacing: 0)
            details(lines: 3, sourceLines: 1, valueLines: 1, spacing: 0)
            details(lines: 3, standardLines: 1, sourceLines: 1, valueLines: 1, spacing: 0)
            details(lines: 2, standardLines: 1, sourceLines: 1, valueLines: 1, spacing: 0)
            details(lines: 1, standardLines: 1, sourceLines: 1, valueLines: 1, spacing: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The selected setting's meaning and the allowed values, in the language in effect.
    private var texts: (meaning: String, allowed: String) {
        (SettingsTemplate.sentence(of: panel.item.definition), localized(Phrase(panel.item.allowed)))
    }

    /// The details as running text, which takes fewer lines than columns do.
    private var runningDetails: some View {
        let item = panel.item
        var rest = part(localized("default"), SettingItem.shown(item.standard))
        let value = TerminalText.oneLine(item.value(in: settings))
        if isCut(value, of: item) { rest = rest + part("   " + localized("value"), value) }
        if let source = item.source(of: item.value(in: settings)) {
            rest = rest + part("   " + localized("from", "origin"), source)
        }
        return VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: texts.meaning).foregroundStyle(.primary)
            rest + part("   " + localized("values"), texts.allowed)
        }
    }

    private func part(_ name: String, _ text: String) -> Text {
        Text(verbatim: name + "  ").foregroundStyle(.tertiary).textAttributes(faintAttributes)
            + Text(verbatim: text).foregroundStyle(.secondary)
    }

    private func details(
        lines: Int, standardLines: Int? = nil, sourceLines: Int = 3, valueLines: Int? = nil, spacing: Double = 16
    ) -> some View {
        let item = panel.item
        let value = TerminalText.oneLine(item.value(in: settings))
        return VStack(alignment: .leading, spacing: spacing) {
            Text(verbatim: texts.meaning)
                .foregroundStyle(.primary).lineLimit(lines)
            Grid(alignment: .topLeading, horizontalSpacing: 16) {
                detail(localized("default"), SettingItem.shown(item.standard), lines: standardLines)
                // A narrow list cuts a long value.
                if isCut(value, of: item) { detail(localized("value"), value, lines: valueLines) }
                if let source = item.source(of: item.value(in: settings)) {
                    detail(localized("from", "origin"), source, lines: sourceLines)
                }
                detail(localized("values"), texts.allowed, lines: valueLines)
            }
        }
    }

    /// Whether a value other than the default is too long for the list of a narrow screen.
    private func isCut(_ value: String, of item: SettingItem) -> Bool { value.count > 12 && value != item.standard }

    private func detail(_ name: String, _ text: String, lines: Int?) -> some View {
        GridRow {
            Text(verbatim: name).faint()
            Text(verbatim: text).foregroundStyle(.secondary).lineLimit(lines)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

extension SettingsView {
    /// How the rows and columns of a screen are shared.
    struct Layout {
        private let columns: Int
        private let rows: Int

        /// The layout of a screen of this size.
        init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

        /// Whether there are empty rows between the parts.
        var isRoomy: Bool { rows >= 16 }
        /// Rows of the title, including the empty one below. In few rows the list needs its row more.
        var header: Int { isRoomy ? 2 : rows < 14 ? 0 : 1 }
        /// Rows of the hints, including the empty one above.
        var footer: Int { rows < 4 ? 0 : isRoomy ? 2 : 1 }
        /// Whether the details are beside the list.
        var isWide: Bool { columns >= 100 }
        /// Rows of the details below the list.
        var details: Int { isRoomy ? 7 : rows >= 12 ? 6 : rows >= 10 ? 5 : 0 }
        /// Whether only the selected setting is shown, because keys and values do not fit beside each other.
        var isSingle: Bool { columns < 24 }
        /// Whether arrows show that the selected value can be changed.
        var hasArrows: Bool { columns >= 60 }

        // Points.
        var margin: Double { columns >= 40 ? 8 : 0 }
        /// The list's width beside the details.
        var listWidth: Double { Double(min(max(56, columns / 2), 68)) * 8 }
        /// Below the list, the details begin where the keys do.
        var indent: Double { columns >= 60 ? 16 : 0 }
        var arrowWidth: Double { hasArrows ? 16 : 0 }
        /// The marker and the longest key, of which a narrow screen cuts the end.
        var keyWidth: Double {
            let longest = SettingDefinition.all.map(\.key.count).max() ?? 0
            return Double(columns >= 60 ? longest + 4 : min(longest + 3, columns / 2 + 3)) * 8
        }
    }
}
