import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStartUpdate_viewer$key } from "../__generated__/useStartUpdate_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { session } from "../session/sessionState.ts";

/**
 * On mobile, reads the viewer again shortly after the start, except for platform admins. Mobile browsers suspend sockets, so
 * the notification indicator may be wrong until then (RT-06).
 * @param isOn whether the signed-in UI is on
 */
export function useStartUpdate(viewer: useStartUpdate_viewer$key, isOn: boolean): void {
  const { authenticated, capabilities } = useFragment(
    graphql`
      fragment useStartUpdate_viewer on Viewer {
        authenticated
        capabilities
      }
    `,
    viewer,
  );
  const isMobile = !useAtLeast("tablet");
  const updates = isOn && authenticated && isMobile && !capabilities.includes("ADMINISTER");
  useEffect(() => {
    // If the request fails, nothing changes; the next request reveals the session's state.
    if (updates) session.refresh().catch(() => {});
  }, [updates]);
}
