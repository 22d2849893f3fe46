import { MenuItem } from "../ui/Menu.tsx";
import type { MenuItemProps } from "../ui/menuParts.ts";

interface DestinationItemProps extends Pick<MenuItemProps, "icon" | "children" | "end"> {
  /** Null when the page is not open to the visitor; nothing is shown then. */
  to: string | null;
}

/** A menu entry that links to a page. */
export function DestinationItem({ to, ...props }: DestinationItemProps) {
  return to === null ? null : <MenuItem {...props} href={to} />;
}
