import { Check, Link2 } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { useCopied } from "../ui/useCopied.ts";

/** Copies an address and shows a confirmation for a moment. */
export function CopyLinkButton({ address }: { address: string }) {
  const { isCopied, copy } = useCopyLink(address);
  return (
    <Button variant="quiet" size="small" icon={isCopied ? Check : Link2} onPress={copy}>
      <span aria-live="polite">{isCopied ? "Copied" : "Copy link"}</span>
    </Button>
  );
}

/** The action of CopyLink, for menus. */
export const useCopyLink = (address: string) => useCopied(address, `The link could not be copied: ${address}`);
