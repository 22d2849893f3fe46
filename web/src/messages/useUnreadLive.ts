import { graphql } from "react-relay";
import type { useUnreadLiveSubscription } from "../__generated__/useUnreadLiveSubscription.graphql.ts";
import { session } from "../session/sessionState.ts";
import { useLive } from "../session/useLive.ts";

/**
 * Keeps the number of unread conversations right while the page is open: each event carries the new number
 * into the store, and after a gap the viewer is read again.
 */
export function useUnreadLive(): void {
  useLive<useUnreadLiveSubscription>({
    subscription: graphql`
      subscription useUnreadLiveSubscription {
        conversationsChanged {
          sequence
          viewer {
            unreadConversations
          }
        }
      }
    `,
    variables: {},
    // Without an answer the number stays as it was; the next event brings the new one.
    onMissed: () => void session.refresh().catch(() => {}),
  });
}
