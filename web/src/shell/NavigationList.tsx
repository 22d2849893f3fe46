import { graphql, useFragment } from "react-relay";
import type { NavigationList_viewer$key } from "../__generated__/NavigationList_viewer.graphql.ts";
import { settings } from "../lib/settings.ts";
import { createMenu } from "../routes/menu.ts";
import { useGuardContext } from "../routes/useGuardContext.ts";
import { CommunityList } from "./CommunityList.tsx";
import type { BadgeStores } from "./menu/badges.ts";
import { MenuList } from "./menu/MenuList.tsx";
import { SubHeading } from "./menu/SubHeading.tsx";
import type { NavigationProps } from "./NavLink.tsx";

interface NavigationListProps extends NavigationProps {
  viewer: NavigationList_viewer$key;
}

/** The content of the left menu: entries and groups, communities, and the pages for developers and platform admins. */
export function NavigationList({ viewer, ...common }: NavigationListProps) {
  const data = useFragment(
    graphql`
      fragment NavigationList_viewer on Viewer {
        unreadConversations
        ...CommunityList_viewer
      }
    `,
    viewer,
  );
  const { entries, development, adminPages } = createMenu(useGuardContext(), settings);
  const stores: BadgeStores = { messages: { count: data.unreadConversations ?? null } };
  const { isShort = false } = common;
  return (
    <>
      <MenuList items={entries} stores={stores} {...common} />
      <CommunityList viewer={data} {...common} />
      {development && (
        <div className="pt-2">
          <MenuList items={[development]} stores={stores} {...common} />
        </div>
      )}
      {adminPages.length > 0 && (
        <>
          <SubHeading text="Admin Pages" isShort={isShort} />
          <MenuList items={adminPages} stores={stores} {...common} />
        </>
      )}
    </>
  );
}
