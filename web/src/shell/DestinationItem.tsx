import { MenuItem, type MenuItemProps } from "../ui/Menu.tsx";
import { tellInProgress } from "./inProgress.ts";
import type { Destination } from "./useDestination.ts";

interface DestinationItemProps extends Pick<MenuItemProps, "icon" | "children"> {
  /** Null: the page is not open to the visitor, and nothing is shown. */
  to: Destination | null;
}

/** An entry of a menu that leads to a page. */
export function DestinationItem({ to, ...props }: DestinationItemProps) {
  if (to === null) return null;
  return to.isInProgress ? <MenuItem {...props} onAction={tellInProgress} /> : <MenuItem {...props} href={to.href} />;
}
