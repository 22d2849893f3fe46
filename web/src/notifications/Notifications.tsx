import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NotificationsQuery } from "../__generated__/NotificationsQuery.graphql.ts";
import { useReload } from "../loading/useReload.ts";
import { NotificationList } from "./NotificationList.tsx";

const query = graphql`
  query NotificationsQuery @preloadable {
    ...NotificationList_query
  }
`;

interface NotificationsProps {
  queryRef: PreloadedQuery<NotificationsQuery>;
  /** Called when a notification's link is followed. */
  onFollow?: () => void;
}

/** The viewer's notifications, for both the bell's popover and the page. */
export function Notifications({ queryRef, onFollow = () => {} }: NotificationsProps) {
  const data = usePreloadedQuery<NotificationsQuery>(query, queryRef);
  const reload = useReload<NotificationsQuery>(query, {});
  return <NotificationList query={data} reload={reload} onFollow={onFollow} />;
}
