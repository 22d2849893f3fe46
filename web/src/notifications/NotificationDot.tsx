import { graphql, useFragment } from "react-relay";
import type { NotificationDot_viewer$key } from "../__generated__/NotificationDot_viewer.graphql.ts";
import { Dot } from "../ui/Dot.tsx";

interface NotificationDotProps {
  viewer: NotificationDot_viewer$key;
  /** For positioning only: the dot is absolute, in the upper corner of its positioned ancestor. */
  className: string;
}

/** Shows that there are notifications the viewer has not seen (NOTIF-08, NOTIF-09). */
export function NotificationDot({ viewer, className }: NotificationDotProps) {
  const { hasNotifications } = useFragment(
    graphql`
      fragment NotificationDot_viewer on Viewer {
        hasNotifications
      }
    `,
    viewer,
  );
  if (!hasNotifications) return null;
  return <Dot label="New notifications" className={className} />;
}
