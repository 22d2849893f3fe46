import { graphql, type PreloadedQuery } from "react-relay";
import type { NotificationsQuery } from "../__generated__/NotificationsQuery.graphql.ts";
import { usePage } from "../loading/useReload.ts";
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
  const [data, reload] = usePage<NotificationsQuery>(query, queryRef);
  return <NotificationList query={data} reload={reload} onFollow={onFollow} />;
}
