/** The component pages linked from the main page, in their order. */
export const developmentPages = [
  { path: "/development/multiselect", title: "Multiselect" },
  { path: "/development/img/selector", title: "Image selector" },
  { path: "/development/img/cut", title: "Image cropper" },
  { path: "/development/buttons", title: "Buttons" },
  { path: "/development/videoRecorder", title: "Video recorder" },
  { path: "/development/ckeditor", title: "Rich text editor" },
  { path: "/development/newsroom", title: "Newsroom card" },
  { path: "/development/hls", title: "Video player" },
  { path: "/development/edit-community", title: "Community form" },
  { path: "/development/faults", title: "Faults on demand" },
] as const;
