import { MenuItem, type MenuItemProps } from "../ui/Menu.tsx";

interface DestinationItemProps extends Pick<MenuItemProps, "icon" | "children" | "end"> {
  /** Null: the page is not open to the visitor, and nothing is shown. */
  to: string | null;
}

/** An entry of a menu that leads to a page. */
export function DestinationItem({ to, ...props }: DestinationItemProps) {
  return to === null ? null : <MenuItem {...props} href={to} />;
}
