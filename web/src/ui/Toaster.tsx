import { useEffect, useState, type ComponentType } from "react";
import { firstPageDrawn } from "../lib/firstPage.ts";
import { loadCode } from "../lib/loadCode.ts";
import type { ToastType } from "./toastStyles.ts";

export type { ToastType } from "./toastStyles.ts";

/** An additional action of a toast, such as "Undo". */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  action?: ToastAction | undefined;
  /** In ms; by default it depends on the length of the text (UI-02). */
  delay?: number | undefined;
  /** The id of the object that the action is about, with which `closeToast` closes it. */
  subjectId?: string | undefined;
  /** Finds the log lines of a failed request; null when there is none. */
  reference?: string | null | undefined;
}

const loadHost = () => loadCode(() => import("./ToastHost.tsx"));

/** Resolved when the host of toasts is mounted. Earlier toasts wait for it. */
const hostMounted = Promise.withResolvers<void>();

/**
 * Shows a toast for 5 or 8 s. A click closes it; hovering does not pause it. A toast with the same type and text is shown only
 * once; showing it again restarts its timer.
 */
export function showToast(type: ToastType, text: string, options?: ToastOptions): void {
  void hostMounted.promise.then(loadHost).then((host) => host.showToast(type, text, options));
}

/** Closes the toast whose action is about this object, because the action has been taken elsewhere. */
export function closeToast(subjectId: string): void {
  void hostMounted.promise.then(loadHost).then((host) => host.closeToast(subjectId));
}

/** The host of toasts; the shell renders it once. Its code loads after the page has been rendered. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType<{ onMount: () => void }> | null>(null);
  useEffect(() => {
    const load = () => {
      loadHost().then(
        ({ ToastHost }) => setHost(() => ToastHost),
        () => window.addEventListener("online", load, { once: true }),
      );
    };
    void firstPageDrawn.then(load);
    return () => window.removeEventListener("online", load);
  }, []);
  return Host && <Host onMount={hostMounted.resolve} />;
}
