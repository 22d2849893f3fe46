import { Bell } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { NotificationList_query$key } from "../__generated__/NotificationList_query.graphql.ts";
import type { NotificationListPageQuery } from "../__generated__/NotificationListPageQuery.graphql.ts";
import { ListFrame } from "../lists/ListFrame.tsx";
import { uniqueById } from "../lists/uniqueById.ts";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";
import { readState } from "./readState.ts";
import { useMarkRead } from "./useMarkRead.ts";

interface NotificationListProps {
  query: NotificationList_query$key;
  reload: Reload;
  /** Called when a notification's link is followed. */
  onFollow: () => void;
}

/** The viewer's notifications, newest first: those that were unread when the list was opened, then the others. */
export function NotificationList({ query, reload, onFollow }: NotificationListProps) {
  const { data, ...pagination } = usePaginationFragment<NotificationListPageQuery, NotificationList_query$key>(
    graphql`
      fragment NotificationList_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "NotificationListPageQuery") {
        viewer {
          ...useMarkRead_viewer
          notifications(first: $first, after: $after) @connection(key: "NotificationList_notifications") {
            edges {
              node {
                ...readState_notification
                ...NotificationItem_notification
              }
            }
          }
        }
      }
    `,
    query,
  );
  const edges = data.viewer.notifications?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  // A notification of an unknown kind is null and left out.
  const all = uniqueById(
    edges.map(({ node }) => node && { ...readState(node), notification: node }),
    ({ id }) => id,
  );
  // A notification that was unread stays marked while the list is open, even when it is read again.
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  // Notifications that arrive while the list is open also count as new, although the list marks them as read at once.
  const [initialIds] = useState<ReadonlySet<string>>(() => new Set(all.map(({ id }) => id)));
  const firstInitialIndex = all.findIndex(({ id }) => initialIds.has(id));
  const added = all.filter(({ id, isRead }, index) => (!isRead || index < firstInitialIndex) && !newIds.has(id));
  if (added.length > 0) setNewIds(new Set([...newIds, ...added.map(({ id }) => id)]));
  const groups = [
    { title: "New", isNew: true, items: all.filter(({ id }) => newIds.has(id)) },
    { title: "Earlier", isNew: false, items: all.filter(({ id }) => !newIds.has(id)) },
  ].filter(({ items }) => items.length > 0);

  return (
    <>
      {data.viewer.notifications && <MarkRead viewer={data.viewer} />}
      <ListFrame
        list={{ items: data.viewer.notifications ? all : null, page, reload }}
        isInCard
        empty={{
          icon: Bell,
          title: "No notifications yet",
          text: "When somebody comments on your posts, likes them or mentions you, it appears here.",
        }}
        skeleton={<NotificationsSkeleton rows={3} />}
        endText="These are all your notifications."
      >
        {groups.map(({ title, isNew, items }) => (
          <section key={title} aria-label={title}>
            <h2 className="px-4 pt-3 pb-1 text-13 font-semibold text-muted">{title}</h2>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.id}>
                  <NotificationItem notification={item.notification} isNew={isNew} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </ListFrame>
    </>
  );
}

/** Rendered only when the list could be read, because notifications count as seen only then. */
function MarkRead({ viewer }: { viewer: Parameters<typeof useMarkRead>[0] }) {
  useMarkRead(viewer);
  return null;
}
