import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { cx } from "../ui/cx.ts";
import { Tooltip } from "../ui/Tooltip.tsx";

export const navItemLook =
  "flex hit-h cursor-pointer items-center gap-3 rounded-control text-14 font-medium focus-ring transition-colors duration-fast " +
  "data-hovered:bg-sunken data-pressed:bg-pressed";

interface NavLinkProps {
  href: string;
  label: string;
  isCurrent: boolean;
  /** Only the icon; the label is its tooltip (MENU-17). */
  isShort?: boolean;
  onPress?: () => void;
  /** The icon. */
  children: ReactNode;
}

/** One entry of the navigation. */
export function NavLink({ href, label, isCurrent, isShort = false, onPress, children }: NavLinkProps) {
  const link = (
    <AriaLink
      href={href}
      {...(isCurrent ? { "aria-current": "page" } : {})}
      {...(isShort ? { "aria-label": label } : {})}
      {...(onPress ? { onPress } : {})}
      className={cx(navItemLook, isShort ? "justify-center" : "px-3", isCurrent ? "bg-sunken text-ink" : "text-ink/90")}
    >
      {children}
      {!isShort && <span className="truncate">{label}</span>}
    </AriaLink>
  );
  return isShort ? (
    <Tooltip text={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
