import { useStore } from "@nanostores/react";
import { overlayCode } from "./overlayCode.ts";

/** What overlays need once on a page; the shell renders it. Before their code has loaded there is nothing. */
export function Overlays() {
  const { parts } = useStore(overlayCode);
  return parts && <parts.OverlayHost />;
}
