// front door of FrameExport
