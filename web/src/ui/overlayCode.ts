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

/**
 * Loads the code once; after a failure the next call tries again. The page calls it when idle, and a control that opens an
 * overlay earlier calls it too. When a newer version has been deployed, the page reloads once if nothing is unsaved.
 */
export async function loadOverlays(): Promise<void> {
  if (isLoading || overlayCode.get().parts) return;
  isLoading = true;
  overlayCode.set({ parts: null, error: null });
  try {
    overlayCode.set({ parts: await loadCurrentCode(() => import("./overlays.ts")), error: null });
  } catch (error) {
    overlayCode.set({ parts: null, error });
  } finally {
    isLoading = false;
  }
}
