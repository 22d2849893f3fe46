import { Check, Lock, Plus } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinButton_community$key } from "../__generated__/JoinButton_community.graphql.ts";
import { confirmAction } from "../ui/alerts.ts";
import { Button, type ButtonSize } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import type { Press } from "../ui/PlainButton.tsx";
import { getJoinOffer } from "./joinOffer.ts";
import { useMembership } from "./useMembership.ts";

/** Ignores presses this soon after "Join", in ms: the second press of a double click must not leave the community. */
const DOUBLE_CLICK_TIME = 500;

interface JoinButtonProps {
  community: JoinButton_community$key;
  size?: ButtonSize;
  /** Called when the gateway has confirmed that the viewer joined or left. */
  onChanged?: (() => void) | undefined;
}

/** Joins a community, or leaves it after a confirmation. */
export function JoinButton({ community, size = "medium", onChanged }: JoinButtonProps) {
  const data = useFragment(
    graphql`
      fragment JoinButton_community on Community {
        name
        permissions {
          join {
            allowed
            reasons {
              code
            }
          }
          leave {
            allowed
            reasons {
              code
            }
          }
        }
        ...useMembership_community
      }
    `,
    community,
  );
  const { isJoined, setJoined } = useMembership(data, onChanged);
  const { name, permissions } = data;
  const permission = isJoined ? permissions?.leave : permissions?.join;
  const deniedCodes = permission && !permission.allowed ? permission.reasons.map(({ code }) => code) : [];

  const joinedAt = useRef(-DOUBLE_CLICK_TIME);
  const join = () => {
    joinedAt.current = performance.now();
    setJoined(true);
  };
  const leave = async ({ detail }: Press) => {
    if (detail !== 0 && performance.now() - joinedAt.current < DOUBLE_CLICK_TIME) return;
    if (await confirmAction("Leave this community?", "Leave")) setJoined(false);
  };

  switch (getJoinOffer(isJoined, deniedCodes)) {
    case "join":
      return (
        <Button size={size} variant="primary" icon={Plus} aria-label={`Join ${name}`} onPress={join}>
          Join
        </Button>
      );
    case "leave":
      return (
        <Button size={size} icon={Check} aria-label={`Joined ${name}, leave it`} onPress={(event) => void leave(event)}>
          Joined
        </Button>
      );
    case "joined":
      return <Chip icon={Check}>Joined</Chip>;
    case "invitation":
      return <Chip icon={Lock}>By invitation</Chip>;
    case "none":
      return null;
  }
}
