import { graphql, readInlineData } from "react-relay";
import type { readState_notification$key } from "../__generated__/readState_notification.graphql.ts";

/** The fields by which the list sorts notifications. Every operation that adds a notification to the list must select them. */
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
