import Delivery
import WidgetStudio

let start = ActivityPreview.start

Studio.run(
    DeliveryLiveActivity.self, attributes: DeliveryAttributes(shop: "Corner Bakery", items: 3),
    states: [
        "preparing": .init(stage: .preparing, arrival: start + 1800),
        "on-the-way": .init(stage: .onTheWay, arrival: start + 600),
        "arrived": .init(stage: .arrived, arrival: start),
    ])
