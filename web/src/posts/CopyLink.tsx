import { Check, Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

/** How long the button says "Copied", in ms (CONST-33). */
const confirmation = 1500;

/** Copies an address and says so for a moment (D-139). */
export function CopyLinkButton({ address }: { address: string }) {
  const { isCopied, copy } = useCopyLink(address);
  return (
    <Button variant="quiet" size="small" icon={isCopied ? Check : Link2} onPress={copy}>
      <span aria-live="polite">{isCopied ? "Copied" : "Copy link"}</span>
    </Button>
  );
}

/** The same for menus. */
export function useCopyLink(address: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      showToast("error", `The link could not be copied: ${address}`);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), confirmation);
  };
  return { isCopied, copy: () => void copy() };
}
