import { graphql, useFragment } from "react-relay";
import type { Navigation_viewer$key } from "../__generated__/Navigation_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { cx } from "../ui/cx.ts";
import { NavigationList } from "./NavigationList.tsx";

interface NavigationProps {
  viewer: Navigation_viewer$key;
  isHidden: boolean;
}

/** The left navigation: full on desktop, icons only on tablet (LAYOUT-05, LAYOUT-06). */
export function Navigation({ viewer, isHidden }: NavigationProps) {
  const data = useFragment(
    graphql`
      fragment Navigation_viewer on Viewer {
        ...NavigationList_viewer
      }
    `,
    viewer,
  );
  const isShort = !useAtLeast("desktop");
  return (
    <nav
      aria-label="Main"
      className={cx(
        "sticky top-(--bar-top) h-[calc(100dvh-var(--top-offset)+1rem)] shrink-0 self-start overflow-y-auto py-4 [scrollbar-width:thin]",
        "transition-transform duration-slow ease-out print:hidden",
        isShort ? "w-14" : "w-58",
        // Only the collapsed form hides on scroll.
        isShort && isHidden && "-translate-x-[150%] has-[:focus-visible]:translate-x-0",
      )}
    >
      <NavigationList viewer={data} isShort={isShort} />
    </nav>
  );
}
