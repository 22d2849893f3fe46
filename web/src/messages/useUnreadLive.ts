import { graphql } from "react-relay";
import type { useUnreadLiveSubscription } from "../__generated__/useUnreadLiveSubscription.graphql.ts";
import { session } from "../session/sessionState.ts";
import { useLive } from "../session/useLive.ts";

/**
 * Keeps the number of unread conversations up to date while the page is open. Each event carries the new number into the store;
 * after a gap the viewer is read again.
 */
export function useUnreadLive(): void {
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
    // On failure the number stays unchanged; the next event contains the new one.
    onMissed: () => void session.refresh().catch(() => {}),
  });
}
