// front door of Presentations
