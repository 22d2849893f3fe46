import { Check, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem } from "../ui/Menu.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { useCopyLink } from "./CopyLink.tsx";

interface PostMenuProps {
  /** The post's accessible name. */
  name: string;
  /** The address to share. */
  address: string;
  isPending?: boolean;
  /** Further entries. */
  children?: ReactNode;
}

/** The menu of the actions on a post or news item that have no button of their own. */
export function PostMenu({ name, address, isPending = false, children }: PostMenuProps) {
  const { isCopied, copy } = useCopyLink(address);
  return (
    <MoreMenu name={name} isPending={isPending}>
      <MenuItem icon={isCopied ? Check : Link2} onAction={copy} shouldCloseOnSelect={false}>
        {isCopied ? "Copied" : "Copy link"}
      </MenuItem>
      {children}
    </MoreMenu>
  );
}
