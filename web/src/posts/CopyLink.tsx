import { Check, Link2 } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { useCopied } from "../ui/useCopied.ts";

interface CopyLinkButtonProps {
  address: string;
  /** The accessible name, where several links can be copied. Default: "Copy link". */
  name?: string;
}

/** Copies an address and shows a confirmation for a moment. */
export function CopyLinkButton({ address, name }: CopyLinkButtonProps) {
  const { isCopied, copy } = useCopyLink(address);
  return (
    <Button variant="quiet" size="small" icon={isCopied ? Check : Link2} aria-label={isCopied ? undefined : name} onPress={copy}>
      <span aria-live="polite">{isCopied ? "Copied" : "Copy link"}</span>
    </Button>
  );
}

/** The action of CopyLink, for menus. */
export const useCopyLink = (address: string) => useCopied(address, `The link could not be copied: ${address}`);
