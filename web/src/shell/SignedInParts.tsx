import { graphql, useFragment } from "react-relay";
import type { SignedInParts_viewer$key } from "../__generated__/SignedInParts_viewer.graphql.ts";
import { useUnreadLive } from "../messages/useUnreadLive.ts";
import { useNotificationsLive } from "../notifications/useNotificationsLive.ts";
import { Onboarding } from "../onboarding/Onboarding.tsx";
import { LivePosts } from "../posts/LivePosts.tsx";

/** The parts of the shell for signed-in users: live updates, and the onboarding of new users. Loads after the page. */
export function SignedInParts({ viewer }: { viewer: SignedInParts_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment SignedInParts_viewer on Viewer {
        ...useNotificationsLive_viewer
        ...useUnreadLive_viewer
        ...Onboarding_viewer
      }
    `,
    viewer,
  );
  useNotificationsLive(data);
  useUnreadLive(data);
  return (
    <>
      <LivePosts />
      <Onboarding viewer={data} />
    </>
  );
}
