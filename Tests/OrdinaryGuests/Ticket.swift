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
