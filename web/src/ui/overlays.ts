export { AlertSurface } from "./AlertSurface.tsx";
export { DialogSurface } from "./DialogSurface.tsx";
export { MenuSurface } from "./MenuSurface.tsx";
export { OverlayHost } from "./OverlayHost.tsx";
export { PictureViewer } from "./PictureViewer.tsx";
export { PopoverSurface } from "./PopoverSurface.tsx";
export { SelectSurface } from "./SelectSurface.tsx";
export { SheetSurface } from "./SheetSurface.tsx";
