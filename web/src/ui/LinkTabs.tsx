import { useRef } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";
import { PlainLink } from "./PlainLink.tsx";
import { otherTabStyles, rowStyles, selectedTabStyles, tabStyles, useScrollTabIntoView } from "./tabRow.ts";

export interface LinkTab {
  href: string;
  label: string;
  isCurrent: boolean;
  icon?: IconGlyph;
}

interface LinkTabsProps {
  /** Accessible name of the row, such as "Parts of this community". */
  label: string;
  tabs: readonly LinkTab[];
  className?: string;
}

/** Tabs with their own addresses. They are links, so they can be shared, opened in a new tab and used with the back button. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const currentHref = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useScrollTabIntoView(nav, "[aria-current]", currentHref);
  return (
    <nav ref={nav} aria-label={label} className={cx(rowStyles, "print:hidden", className)}>
      {tabs.map(({ href, label: name, isCurrent, icon }) => (
        <PlainLink
          key={href}
          href={href}
          {...(isCurrent ? { "aria-current": "page" } : {})}
          className={cx(tabStyles, isCurrent ? selectedTabStyles : otherTabStyles)}
        >
          {icon && <Icon of={icon} size={16} />}
          {name}
        </PlainLink>
      ))}
    </nav>
  );
}
