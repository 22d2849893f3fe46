import { graphql } from "react-relay";
import type { useUnreadLiveSubscription } from "../__generated__/useUnreadLiveSubscription.graphql.ts";
import { session } from "../session/sessionState.ts";
import { useLive } from "../session/useLive.ts";

/**
 * Keeps the number of unread conversations right while the page is open (D-185): each event carries the new number
 * into the store, and after a gap the viewer is read again.
 * @param isShown whether anything on the page shows the number
 */
export function useUnreadLive(isShown: boolean): void {
  useLive<useUnreadLiveSubscription>(
    {
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
      // Without an answer the number stays as it was; the next event will tell.
      onMissed: () => void session.refresh().catch(() => {}),
    },
    isShown,
  );
}
