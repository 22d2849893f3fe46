import { Check, Ellipsis, Link2 } from "lucide-react";
import { IconButton } from "../ui/Button.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { useCopyLink } from "./CopyLink.tsx";

/** What can be done with a post beside liking and commenting. @param name what the post is called */
export function PostMenu({ name, address }: { name: string; address: string }) {
  const { isCopied, copy } = useCopyLink(address);
  return (
    <Menu label={`More for ${name}`} trigger={<IconButton icon={Ellipsis} label={`More for ${name}`} hasTooltip={false} />}>
      <MenuItem icon={isCopied ? Check : Link2} onAction={copy} shouldCloseOnSelect={false}>
        {isCopied ? "Copied" : "Copy link"}
      </MenuItem>
    </Menu>
  );
}
