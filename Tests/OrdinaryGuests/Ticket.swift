import ActivityKit
import CoreImage.CIFilterBuiltins
import SwiftUI
import UIKit
import WidgetKit

// A code that a reader takes, initializers as functions, and lengths without their type.

struct TicketAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var gate: String
        var note: String?
    }
    var seats: [String]
}

struct TicketCode: View {
    let text: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    private var image: UIImage {
        filter.message = Data(text.utf8)
        if let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)),
            let image = context.createCGImage(output, from: output.extent)
        {
            return UIImage(cgImage: image)
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
    var body: some View { Image(uiImage: image).interpolation(.none) }
}

/// Bars in colours of their own.
struct TicketBars: View {
    let text: String

    private var image: UIImage {
        let bars = CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data(text.utf8)])
        let colors = [
            "inputColor0": CIColor(red: 0, green: 0, blue: 0.4), "inputColor1": CIColor(red: 1, green: 1, blue: 0.8),
        ]
        guard let output = bars?.outputImage?.applyingFilter("CIFalseColor", parameters: colors),
            let image = CIContext().createCGImage(output, from: output.extent)
        else { return UIImage() }
        return UIImage(cgImage: image)
    }
    var body: some View { Image(uiImage: image).interpolation(.none) }
}

extension String {
    var height: CGFloat {
        (self as NSString).boundingRect(
            with: CGSize(width: 300, height: .infinity), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil
        ).height
    }
}

struct TicketWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TicketAttributes.self) { context in
            HStack {
                TicketCode(text: "ISLET")
                VStack {
                    ForEach(context.attributes.seats, id: \.self, content: Text.init)
                    ForEach(["tram", "bus"], id: \.self, content: Image.init(systemName:))
                    context.state.note.map(Text.init(verbatim:))
                    Text(CGPoint(x: 0, y: -.infinity).y < 0 && context.state.gate.height > 10 ? "high" : "low")
                }
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { TicketCode(text: context.state.gate) }
                DynamicIslandExpandedRegion(.bottom) { TicketBars(text: "Gate \(context.state.gate) 2026") }
            } compactLeading: {
                Image(systemName: "ticket")
            } compactTrailing: {
                Text(context.state.gate)
            } minimal: {
                Image(systemName: "ticket")
            }
        }
    }
}

#Preview("Ticket", as: .content, using: TicketAttributes(seats: ["12A", "12B"])) {
    TicketWidget()
} contentStates: {
    TicketAttributes.ContentState(gate: "B7", note: "on time")
}
