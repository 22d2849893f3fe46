import { graphql, useFragment } from "react-relay";
import type { JoinQuestion_community$key } from "../__generated__/JoinQuestion_community.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useMembership } from "./useMembership.ts";

interface JoinQuestionProps {
  community: JoinQuestion_community$key;
  /** Called when the gateway has confirmed the membership. */
  onJoined: () => void;
}

/** Offers to join a community. */
export function JoinQuestion({ community, onJoined }: JoinQuestionProps) {
  const data = useFragment(
    graphql`
      fragment JoinQuestion_community on Community {
        ...useMembership_community
      }
    `,
    community,
  );
  const { isJoined, setJoined } = useMembership(data, (joined) => {
    if (joined) onJoined();
  });
  return (
    <>
      <p className="text-14">You are not joined to this community. Do you wish to join?</p>
      <Button variant="primary" className="mt-3" isPending={isJoined} onPress={() => setJoined(true)}>
        Join
      </Button>
    </>
  );
}
