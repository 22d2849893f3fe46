import { graphql } from "react-relay";
import { ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { newestNotificationsQuery } from "../__generated__/newestNotificationsQuery.graphql.ts";
import { getNodeIds, setNodes } from "../relay/newest.ts";
import { readNewest } from "../relay/readNewest.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "./NotificationDot.tsx";
import "./NotificationItem.tsx";
import "./readState.ts";

/** The connection in the store; null before it was first loaded. */
function getNotifications(store: Pick<RecordSourceProxy, "getRoot">): RecordProxy | null {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  return (viewer && ConnectionHandler.getConnection(viewer, "NotificationList_notifications")) ?? null;
}

/** Puts a notification first in the list, once. */
export function addNotification(store: RecordSourceProxy, id: string): void {
  const list = getNotifications(store);
  const shown = getNodeIds(list);
  if (list && shown && !shown.includes(id)) setNodes(store, list, [id, ...shown], "NotificationEdge");
}

/** Reads the newest notifications and the indicator again after events were missed, and merges them into the list. */
export function readNewestNotifications(environment: Environment): void {
  readNewest<newestNotificationsQuery>(
    environment,
    graphql`
      query newestNotificationsQuery {
        viewer {
          ...NotificationDot_viewer
          notifications(first: 50) {
            pageInfo {
              hasNextPage
            }
            edges {
              node {
                id
                ...readState_notification
                ...NotificationItem_notification
              }
            }
          }
        }
      }
    `,
    {},
    getNotifications,
    ({ viewer: { notifications } }) =>
      notifications && {
        read: notifications.edges.flatMap(({ node }) => node?.id ?? []),
        isWhole: !notifications.pageInfo.hasNextPage,
      },
    "NotificationEdge",
    { keepsRemoved: true },
  );
}
