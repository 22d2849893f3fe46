import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useNotificationsLive_viewer$key } from "../__generated__/useNotificationsLive_viewer.graphql.ts";
import type { useNotificationsLiveIssueSubscription } from "../__generated__/useNotificationsLiveIssueSubscription.graphql.ts";
import type { useNotificationsLiveSubscription } from "../__generated__/useNotificationsLiveSubscription.graphql.ts";
import { useLive } from "../session/useLive.ts";
import { addNotification, readNewestNotifications } from "./newestNotifications.ts";
import "./readState.ts";
import { onReadElsewhere } from "./readAcrossTabs.ts";
import { setHasNotifications } from "./setHasNotifications.ts";

/**
 * Keeps the indicator and the list up to date from the moment when the page's data were read. New notifications are added to the
 * list as they happen; those that were missed or arrived without their text are read again. The indicator also disappears when
 * another tab has seen them all.
 */
export function useNotificationsLive(viewer: useNotificationsLive_viewer$key): void {
  const { id, eventCursor } = useFragment(
    graphql`
      fragment useNotificationsLive_viewer on Viewer {
        id
        eventCursor
      }
    `,
    viewer,
  );
  const environment = useRelayEnvironment();

  useLive<useNotificationsLiveSubscription>({
    subscription: graphql`
      subscription useNotificationsLiveSubscription($after: String) {
        notificationReceived(after: $after) {
          sequence
          cursor
          notification {
            id
            ...readState_notification
            ...NotificationItem_notification
          }
          viewer {
            hasNotifications
          }
        }
      }
    `,
    variables: {},
    after: eventCursor,
    updater: (store, response) => {
      const notification = response?.notificationReceived.notification;
      if (notification) addNotification(store, notification.id);
    },
    onEvent: ({ notificationReceived: { notification } }) => {
      if (!notification) readNewestNotifications(environment);
    },
    onMissed: () => readNewestNotifications(environment),
  });

  useLive<useNotificationsLiveIssueSubscription>({
    subscription: graphql`
      subscription useNotificationsLiveIssueSubscription($after: String) {
        issueLocked(after: $after) {
          sequence
          cursor
          payload
        }
      }
    `,
    variables: {},
    // Only for debugging (RT-04).
    onEvent: ({ issueLocked: { payload } }) => console.debug("issue_locker", payload),
    onMissed: () => {},
  });

  useEffect(() => onReadElsewhere(id, () => setHasNotifications(environment, id, false)), [environment, id]);
}
