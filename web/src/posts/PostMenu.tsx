import { Check, Ellipsis, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/Button.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
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

/** The actions on a post or news item besides liking and commenting. */
export function PostMenu({ name, address, isPending = false, children }: PostMenuProps) {
  const { isCopied, copy } = useCopyLink(address);
  const label = `More for ${name}`;
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} hasTooltip={false} isPending={isPending} />}>
      <MenuItem icon={isCopied ? Check : Link2} onAction={copy} shouldCloseOnSelect={false}>
        {isCopied ? "Copied" : "Copy link"}
      </MenuItem>
      {children}
    </Menu>
  );
}
