import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStartUpdate_viewer$key } from "../__generated__/useStartUpdate_viewer.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { session } from "../session/sessionState.ts";

/** How long after the start the viewer is read again, in ms (D-33). */
const delay = 1000;

/**
 * On mobile the viewer is read again shortly after the start, by everybody who has no full view: browsers there
 * suspend sockets, and the indicator of notifications is right again (RT-06, D-33).
 */
export function useStartUpdate(viewer: useStartUpdate_viewer$key): void {
  const { authenticated, viewModes } = useFragment(
    graphql`
      fragment useStartUpdate_viewer on Viewer {
        authenticated
        viewModes
      }
    `,
    viewer,
  );
  const isMobile = !useAtLeast("tablet");
  const updates = authenticated && isMobile && !viewModes.includes("FULL");
  useEffect(() => {
    if (!updates) return;
    // Without an answer everything stays as it was; the next request will tell.
    const timer = setTimeout(() => session.refresh().catch(() => {}), delay);
    return () => clearTimeout(timer);
  }, [updates]);
}
