import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useMarkRead_viewer$key } from "../__generated__/useMarkRead_viewer.graphql.ts";
import type { useMarkReadMutation } from "../__generated__/useMarkReadMutation.graphql.ts";
import { usePageVisible } from "../lib/usePageVisible.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { broadcastRead } from "./readAcrossTabs.ts";
import { setHasNotifications } from "./setHasNotifications.ts";

/**
 * Marks all notifications as read while their list is open: once when it is shown, and again when more arrive. The indicator
 * disappears at once. Notifications that were unread stay marked, because the list itself is not read again.
 */
export function useMarkRead(viewer: useMarkRead_viewer$key): void {
  const { id, hasNotifications } = useFragment(
    graphql`
      fragment useMarkRead_viewer on Viewer {
        id
        hasNotifications
      }
    `,
    viewer,
  );
  const environment = useRelayEnvironment();
  const { run } = useMutationAction<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const isPageVisible = usePageVisible();
  // No automatic retry after a failure: opening the list again does that.
  const state = useRef<"new" | "marked" | "failed">("new");

  const mark = useEffectEvent(async () => {
    state.current = "marked";
    // Not when the response arrives, because that may be after the event of a new notification.
    setHasNotifications(environment, id, false);
    broadcastRead(id);
    const outcome = await run({ variables: { input: {} } });
    if (outcome.ok) return;
    state.current = "failed";
    setHasNotifications(environment, id, hasNotifications);
  });
  useEffect(() => {
    if (isPageVisible && (state.current === "new" || (state.current === "marked" && hasNotifications))) void mark();
  }, [isPageVisible, hasNotifications]);
}
