// front door of FrameTesting
