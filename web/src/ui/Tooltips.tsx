import { useStore } from "@nanostores/react";
import { overlayCode } from "./overlayCode.ts";

/** The host of tooltips; the shell renders it once. Before their code has loaded there are none. */
export function Tooltips() {
  const { parts } = useStore(overlayCode);
  return parts && <parts.TooltipHost />;
}
