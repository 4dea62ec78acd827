// front door of Meditation
