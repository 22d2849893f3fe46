import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton, type IconButtonProps } from "./Button.tsx";
import { Menu, MenuItem } from "./Menu.tsx";
import type { MenuItemProps } from "./menuParts.ts";

interface MoreMenuProps extends Pick<IconButtonProps, "isPending" | "className"> {
  /** The object of the actions, such as a title or "the comment of Ada". */
  name: string;
  /** The entries. */
  children: ReactNode;
}

/** The menu of the further actions on one subject, behind a button with three dots. */
export function MoreMenu({ name, children, ...button }: MoreMenuProps) {
  const label = `More for ${name}`;
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} hasTooltip={false} {...button} />}>
      {children}
    </Menu>
  );
}

type EntryProps = Pick<MenuItemProps, "href" | "onAction">;

/** The entry that opens the form of the subject. */
export const EditItem = (props: EntryProps) => (
  <MenuItem icon={Pencil} {...props}>
    Edit
  </MenuItem>
);

/** The entry that deletes the subject. */
export const DeleteItem = (props: EntryProps) => (
  <MenuItem icon={Trash2} tone="danger" {...props}>
    Delete
  </MenuItem>
);
