import { Home } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { Navigation_viewer$key } from "../__generated__/Navigation_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { CommunityList } from "./CommunityList.tsx";
import { NavLink } from "./NavLink.tsx";

/** The left navigation: in full on desktop, icons alone on tablet (LAYOUT-05, LAYOUT-06). */
export function Navigation({ viewer, isHidden }: { viewer: Navigation_viewer$key; isHidden: boolean }) {
  const data = useFragment(
    graphql`
      fragment Navigation_viewer on Viewer {
        ...CommunityList_viewer
      }
    `,
    viewer,
  );
  const { pathname } = useLocation();
  const isShort = !useAtLeast("desktop");
  return (
    <nav
      aria-label="Main"
      className={cx(
        "sticky top-(--bar-top) h-[calc(100dvh-var(--bar-top))] shrink-0 self-start overflow-y-auto py-4 [scrollbar-width:thin]",
        "transition-transform duration-slow ease-out",
        isShort ? "w-14" : "w-58",
        // Only the collapsed form hides (D-102).
        isShort && isHidden && "-translate-x-[150%] has-[:focus-visible]:translate-x-0",
      )}
    >
      <NavLink href="/" label="Home" isCurrent={pathname === "/"} isShort={isShort}>
        <Icon of={Home} className={isShort ? "" : "mx-0.5"} />
      </NavLink>
      <CommunityList viewer={data} isShort={isShort} />
    </nav>
  );
}
