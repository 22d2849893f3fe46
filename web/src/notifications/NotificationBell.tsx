import { Bell } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { NotificationBell_viewer$key } from "../__generated__/NotificationBell_viewer.graphql.ts";
import query from "../__generated__/NotificationsQuery$parameters.ts";
import type { NotificationsQuery } from "../__generated__/NotificationsQuery.graphql.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { Popover } from "../ui/Popover.tsx";
import { NotificationDot } from "./NotificationDot.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";

const Notifications = lazyPart(async () => (await import("./Notifications.tsx")).Notifications);

/** The bell with its indicator; a press shows the notifications below it, read again each time. */
export function NotificationBell({ viewer }: { viewer: NotificationBell_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        ...NotificationDot_viewer
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const [queryRef, load, dispose] = useQueryLoader<NotificationsQuery>(query);
  const read = () => load({}, { fetchPolicy: "network-only" });
  const changeOpen = (opens: boolean) => {
    setOpen(opens);
    if (opens) read();
    else dispose();
  };
  return (
    <Popover
      label="Notifications"
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={changeOpen}
      className="w-100 max-w-[calc(100vw-2rem)]! p-0!"
      trigger={
        <PlainButton
          aria-label="Notifications"
          className="relative hit grid place-items-center rounded-control text-muted focus-ring transition-colors duration-fast hover:bg-sunken hover:text-ink active:bg-pressed"
        >
          <Icon of={Bell} />
          {/* The indicator disappears as soon as the list is open. */}
          {!isOpen && <NotificationDot viewer={data} className="end-2 top-2" />}
        </PlainButton>
      }
    >
      <h2 className="border-b border-line px-4 py-3 text-15 font-semibold">Notifications</h2>
      <div className="relative max-h-[min(36rem,calc(100dvh-9rem))] overflow-y-auto">
        <LoadedPart fallback={<NotificationsSkeleton />} onRetry={read} resetKeys={[queryRef]}>
          {queryRef && <Notifications queryRef={queryRef} onFollow={() => changeOpen(false)} />}
        </LoadedPart>
      </div>
    </Popover>
  );
}
