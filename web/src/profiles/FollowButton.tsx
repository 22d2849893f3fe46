import { Check, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { FollowButton_subject$key } from "../__generated__/FollowButton_subject.graphql.ts";
import type { FollowButtonMutation } from "../__generated__/FollowButtonMutation.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { useToggle } from "../relay/useToggle.ts";
import { Button } from "../ui/Button.tsx";
import { tooltip } from "../ui/tooltip.ts";

interface FollowButtonProps {
  subject: FollowButton_subject$key;
  /** The name of the person or company. */
  name: string;
}

/** Follows or unfollows a person or company. Users cannot follow themselves; where the viewer may not follow, it shows why. */
export function FollowButton({ subject, name }: FollowButtonProps) {
  const { id, isFollowed, rights } = useFragment(
    graphql`
      fragment FollowButton_subject on Followable {
        id
        isFollowed
        rights: permissions {
          follow {
            reasons {
              code
            }
            ...usePermissionHint_permission
          }
        }
      }
    `,
    subject,
  );
  const permission = rights?.follow;
  const { isOn, toggle } = useToggle<FollowButtonMutation>({
    mutation: graphql`
      mutation FollowButtonMutation($input: SetFollowInput!) {
        setFollow(input: $input) {
          subject {
            id
            isFollowed
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id,
    isOn: isFollowed === true,
    variables: (desired) => ({ input: { subjectId: id, followed: desired } }),
    optimisticUpdater: (store, desired) => store.get(id)?.setValue(desired, "isFollowed"),
  });
  if (!permission || permission.reasons.some(({ code }) => code === "SELF")) return null;
  return <Follow permission={permission} isFollowed={isOn} toggle={toggle} name={name} />;
}

interface FollowProps {
  permission: Parameters<typeof usePermissionHint>[0];
  isFollowed: boolean;
  toggle: () => void;
  name: string;
}

function Follow({ permission, isFollowed, toggle, name }: FollowProps) {
  const { deniedReason, needsSignIn, explain } = usePermissionHint(permission);
  const isDenied = deniedReason !== null && !needsSignIn;
  return (
    <Button
      variant={isFollowed ? "secondary" : "primary"}
      icon={isFollowed ? Check : Plus}
      aria-label={isFollowed ? `Following ${name}, stop following` : `Follow ${name}`}
      onPress={deniedReason === null ? toggle : explain}
      {...(isDenied ? { ...tooltip(deniedReason), "aria-disabled": true, className: "opacity-60" } : {})}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}
