import type { ReactNode } from "react";
import { showAlert } from "../ui/alerts.ts";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { PlainLink } from "../ui/PlainLink.tsx";
import { tooltip } from "../ui/tooltip.ts";

export const navItemStyles =
  "flex hit-h cursor-pointer items-center gap-3 rounded-control text-14 font-medium focus-ring transition-colors duration-fast " +
  "hover:bg-sunken active:bg-pressed";

/** The props that all parts of the navigation have in common. */
export interface NavigationProps {
  /** Shows only icons, with the labels as their tooltips, and hides the entries inside groups (MENU-17). */
  isShort?: boolean;
  /** Called on navigation, so that a sheet can close. */
  onNavigate?: () => void;
}

interface NavLinkProps extends NavigationProps {
  href: string;
  label: string;
  isCurrent: boolean;
  /** Shows a message instead of opening the page (MENU-15). */
  isInProgress?: boolean;
  /** The number shown as a badge. */
  count?: number;
  className?: string | null;
  /** The icon; entries inside groups have none. */
  children?: ReactNode;
}

/** One entry of the navigation. */
export function NavLink(props: NavLinkProps) {
  const { href, label, isCurrent, isShort = false, isInProgress = false, count = 0, onNavigate, className, children } = props;
  const styles = cx(
    navItemStyles,
    isShort ? "relative justify-center" : "min-w-0 px-3",
    isCurrent ? "bg-sunken text-ink" : "text-ink/90",
    className,
  );
  const content = (
    <>
      {children}
      {!isShort && <span className="truncate">{label}</span>}
      <Badge count={count} className={isShort ? "absolute end-0 top-0" : "ms-auto"} />
    </>
  );
  const name = isShort ? { ...tooltip(label, "right"), "aria-label": count > 0 ? `${label}, ${count} unread` : label } : {};
  return isInProgress ? (
    <PlainButton {...name} onPress={showInProgressAlert} className={cx(styles, "w-full text-start")}>
      {content}
    </PlainButton>
  ) : (
    <PlainLink
      href={href}
      {...(isCurrent ? { "aria-current": "page" } : {})}
      {...name}
      {...(onNavigate ? { onPress: onNavigate } : {})}
      className={styles}
    >
      {content}
    </PlainLink>
  );
}

/** Alerts the user that an entry's page is not available yet, with "Ok" as the only answer (MENU-15, MENU-16). */
function showInProgressAlert(): void {
  void showAlert({ message: "This option is under development and will appear soon", showCancelButton: false });
}
