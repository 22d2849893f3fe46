import { useEffect, useRef, useState } from "react";
import { showToast } from "./Toaster.tsx";

/** Time for which a button shows "Copied", in ms (CONST-33). */
const CONFIRMATION_DURATION = 1500;

/** Copies a text to the clipboard. @param failed shown when the browser refuses */
export function useCopied(text: string, failed: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast("error", failed);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRMATION_DURATION);
  };
  return { isCopied, copy: () => void copy() };
}
