import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChatIdentity_viewer$key } from "../__generated__/ChatIdentity_viewer.graphql.ts";
import { useSession } from "../session/useSession.ts";
import { chat } from "./support.ts";

/** Passes the viewer to the support chat whenever they change (EXT-02). Renders nothing. */
export function ChatIdentity({ viewer }: { viewer: ChatIdentity_viewer$key }) {
  const { fullName, email, modules, account } = useFragment(
    graphql`
      fragment ChatIdentity_viewer on Viewer {
        fullName
        email
        modules
        account {
          databaseId
          name
        }
      }
    `,
    viewer,
  );
  // The viewer's data stays on the page while the sign-in modal is open, so it does not show whether the session is valid.
  const isSignedIn = useSession().phase === "signedIn";
  const accountId = account?.databaseId ?? null;
  const accountName = account?.name ?? null;
  const paying = modules.length > 0;
  const name = fullName ?? null;
  useEffect(() => {
    chat?.identify(isSignedIn ? { name, email: email ?? null, accountId, accountName, paying } : null);
  }, [isSignedIn, name, email, accountId, accountName, paying]);
  return null;
}
