import { atom } from "nanostores";
import { loadCurrentCode } from "../lib/loadCode.ts";
import type * as overlays from "./overlays.ts";

/** The code of menus, popovers, dialogs, alerts and tooltips. */
export type OverlayParts = typeof overlays;

/** The state of loading that code. */
interface OverlayCode {
  /** Null until it has been loaded. */
  parts: OverlayParts | null;
  /** Error of the last attempt; null while there is none. */
  error: unknown;
}

export const overlayCode = atom<OverlayCode>({ parts: null, error: null });

let isLoading = false;
/** Whether an overlay has been opened. */
let isNeeded = false;

const load = () => loadCurrentCode(() => import("./overlays.ts"), { isNeeded: () => isNeeded });

/** Loads the code in advance, once: when the page is idle, or earlier when a control that opens an overlay is hovered. */
export async function preloadOverlays(): Promise<void> {
  if (isLoading || overlayCode.get().parts) return;
  isLoading = true;
  overlayCode.set({ parts: null, error: null });
  try {
    const parts = await load();
    // Before the first overlay takes the focus.
    parts.watchFocus();
    overlayCode.set({ parts, error: null });
  } catch (error) {
    overlayCode.set({ parts: null, error });
  } finally {
    isLoading = false;
  }
}

/**
 * Loads the code for an overlay that has been opened; after a failure the next call tries again. When a newer version has been
 * deployed, the page reloads once if nothing is unsaved.
 */
export function loadOverlays(): Promise<void> {
  isNeeded = true;
  return preloadOverlays();
}
