import { graphql, useFragment } from "react-relay";
import type { useUnreadLive_viewer$key } from "../__generated__/useUnreadLive_viewer.graphql.ts";
import type { useUnreadLiveSubscription } from "../__generated__/useUnreadLiveSubscription.graphql.ts";
import { session } from "../session/sessionState.ts";
import { useLive } from "../session/useLive.ts";

/**
 * Keeps the number of unread conversations up to date from the moment when the page's data were read. Each event carries the new
 * number into the store; after a gap the viewer is read again.
 */
export function useUnreadLive(viewer: useUnreadLive_viewer$key): void {
  const { eventCursor } = useFragment(
    graphql`
      fragment useUnreadLive_viewer on Viewer {
        eventCursor
      }
    `,
    viewer,
  );
  useLive<useUnreadLiveSubscription>({
    subscription: graphql`
      subscription useUnreadLiveSubscription($after: String) {
        conversationsChanged(after: $after) {
          sequence
          cursor
          viewer {
            unreadConversations
          }
        }
      }
    `,
    variables: {},
    after: eventCursor,
    // On failure the number stays unchanged; the next event contains the new one.
    onMissed: () => void session.refresh().catch(() => {}),
  });
}
