import { Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ClosedCommunity_community$key } from "../__generated__/ClosedCommunity_community.graphql.ts";
import { EmptyCard } from "../ui/EmptyState.tsx";
import { JoinButton } from "./JoinButton.tsx";

interface ClosedCommunityProps {
  community: ClosedCommunity_community$key;
  /** Called when the viewer has joined. */
  onJoined: () => void;
}

/** Replaces a private community's content for people who have not joined it. */
export function ClosedCommunity({ community, onJoined }: ClosedCommunityProps) {
  const data = useFragment(
    graphql`
      fragment ClosedCommunity_community on Community {
        isInvited
        permissions {
          read {
            reasons {
              message
            }
          }
        }
        ...JoinButton_community
      }
    `,
    community,
  );
  const reason = data.permissions?.read.reasons[0]?.message ?? "";
  return (
    <EmptyCard
      icon={Lock}
      title={data.isInvited ? "You are invited to this private community" : "This community is private"}
      text={`Posts, members and activities are for members only. ${reason}`}
      action={data.isInvited && <JoinButton community={data} onChanged={onJoined} />}
    />
  );
}
