import { useLocation } from "react-router";
import type { MenuEntry } from "../../routes/menu.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NavLink, type NavigationProps } from "../NavLink.tsx";
import { badgeCount, type BadgeStores } from "./badges.ts";
import { currentGroup, currentItem } from "./item.ts";
import { MenuGroup } from "./MenuGroup.tsx";
import { useOpenGroup } from "./useOpenGroup.ts";

interface MenuListProps extends NavigationProps {
  items: readonly MenuEntry[];
  stores: BadgeStores;
}

/** The entries and groups of the left menu. */
export function MenuList({ items, stores, ...common }: MenuListProps) {
  const { isShort = false } = common;
  const { pathname } = useLocation();
  const current = currentItem(items, pathname);
  const group = currentGroup(items, pathname);
  const { open, toggle } = useOpenGroup(group);

  const entry = (item: MenuEntry, isCurrent: boolean) => (
    <NavLink
      href={item.path}
      label={item.title}
      isCurrent={isCurrent}
      isInProgress={item.isInProgress}
      count={badgeCount(stores, item.badge)}
      className={item.className}
      {...common}
    >
      {item.icon && <Icon of={item.icon} className={isShort ? "" : "mx-0.5"} />}
    </NavLink>
  );
  return (
    <ul className="space-y-0.5">
      {items.map((item) => (
        <li key={item.key}>
          {item.children.length === 0 || isShort ? (
            entry(item, item === current || (isShort && item.key === group))
          ) : (
            <MenuGroup
              title={item.title}
              isOpen={open === item.key}
              onToggle={() => toggle(item.key)}
              head={entry(item, item === current)}
            >
              {item.children.map((child) => (
                <li key={child.key}>{entry(child, child === current)}</li>
              ))}
            </MenuGroup>
          )}
        </li>
      ))}
    </ul>
  );
}
