import { Bell, Home, MessagesSquare, PenLine, Search } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BottomBar_viewer$key } from "../__generated__/BottomBar_viewer.graphql.ts";
import { NotificationDot } from "../notifications/NotificationDot.tsx";
import { createPath } from "../posts/writing/createAddress.ts";
import { cx } from "../ui/cx.ts";
import { BarButton } from "./BarButton.tsx";
import { useCreatePostLink } from "./useCreatePostLink.ts";
import { useDestination } from "./useDestination.ts";

/**
 * The bottom bar on mobile: home, search and create for all signed-in users, and notifications and messages for those whose bar
 * includes them (LAYOUT-07, LAYOUT-08).
 */
export function BottomBar({ viewer, isHidden }: { viewer: BottomBar_viewer$key; isHidden: boolean }) {
  const data = useFragment(
    graphql`
      fragment BottomBar_viewer on Viewer {
        capabilities
        unreadConversations
        ...NotificationDot_viewer
        createPost {
          ...useCreatePostLink_permission
        }
      }
    `,
    viewer,
  );
  const destination = useDestination();
  const { deniedReason, explain } = useCreatePostLink(data.createPost);
  return (
    <nav
      aria-label="Main"
      className={cx(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden",
        // If the bar returns while something else is pressed, the release must reach that.
        "transition-transform duration-slow ease-out in-active:not-active:pointer-events-none",
        isHidden && "translate-y-full has-[:focus-visible]:translate-y-0",
      )}
    >
      <div className="flex h-(--bar-bottom)">
        <BarButton icon={Home} label="Home" to={destination("home")} />
        <BarButton icon={Search} label="Search" to={destination("search")} />
        <BarButton icon={PenLine} label="Create" to={createPath} {...(deniedReason === null ? {} : { onDenied: explain })} />
        {data.capabilities.includes("SEE_ACCOUNT_ITEMS") && (
          <>
            <BarButton
              icon={Bell}
              label="Notifications"
              to={destination("notificationsMobile")}
              dot={<NotificationDot viewer={data} className="-end-0.5 -top-0.5" />}
            />
            <BarButton
              icon={MessagesSquare}
              label="Messages"
              to={destination("messages")}
              count={data.unreadConversations ?? 0}
            />
          </>
        )}
      </div>
    </nav>
  );
}
