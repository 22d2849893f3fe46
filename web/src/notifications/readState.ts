import { graphql, readInlineData } from "react-relay";
import type { readState_notification$key } from "../__generated__/readState_notification.graphql.ts";

/** What the list sorts notifications by. Whatever puts a notification into the list brings it along. */
export function readState(notification: readState_notification$key): { id: string; isRead: boolean } {
  const { id, isRead } = readInlineData(
    graphql`
      fragment readState_notification on Notification @inline {
        id
        isRead
      }
    `,
    notification,
  );
  return { id, isRead };
}
