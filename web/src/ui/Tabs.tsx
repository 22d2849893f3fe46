import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Link as AriaLink, Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";

const row = "flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
const tab =
  "relative inline-flex hit-h shrink-0 cursor-pointer items-center gap-2 px-3 text-14 font-medium whitespace-nowrap " +
  "transition-colors duration-fast focus-ring-inset rounded-control " +
  "after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full";
const current = "text-ink after:bg-accent";
const other = "text-muted data-hovered:text-ink";

/**
 * Scrolls a row that is wider than the window to the selected tab, without moving the page. @param chosen identifies the
 * selected tab
 */
function useTabInSight(row: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return undefined;
    // The tab list has no items until after its first render.
    const frame = requestAnimationFrame(() => {
      const shown = row.current?.querySelector<HTMLElement>(selector);
      if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, selector, chosen]);
}

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
  useTabInSight(nav, "[aria-current]", currentHref);
  return (
    <nav ref={nav} aria-label={label} className={cx(row, "relative print:hidden", className)}>
      {tabs.map(({ href, label: name, isCurrent, icon }) => (
        <AriaLink
          key={href}
          href={href}
          {...(isCurrent ? { "aria-current": "page" } : {})}
          className={cx(tab, isCurrent ? current : other)}
        >
          {icon && <Icon of={icon} size={16} />}
          {name}
        </AriaLink>
      ))}
    </nav>
  );
}

export interface PanelTab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly PanelTab[];
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Tabs without addresses. Only the selected panel is rendered. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useTabInSight(list, "[aria-selected=true]", selected);
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
      className={className ?? ""}
    >
      <TabList ref={list} aria-label={label} className={`${row} relative`}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={({ isSelected }) => cx(tab, isSelected ? current : other)}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="focus-ring rounded-control pt-4">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
