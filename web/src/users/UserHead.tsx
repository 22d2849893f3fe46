import { Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { UserHead_user$key } from "../__generated__/UserHead_user.graphql.ts";
import type { UserHead_viewer$key } from "../__generated__/UserHead_viewer.graphql.ts";
import { userTypeLabel } from "../lib/userTypes.ts";
import { NewMessageButton } from "../messages/NewMessageButton.tsx";
import { BeatTags } from "../posts/BeatTags.tsx";
import { FollowButton } from "../profiles/FollowButton.tsx";
import { joinWork } from "../profiles/getWork.ts";
import { ProfileHead } from "../profiles/ProfileHead.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { createTabs } from "../profiles/profileTabs.ts";
import { settingsPath } from "../settings/settingsTabs.ts";
import { LinkButton } from "../ui/Button.tsx";
import { ApproveButton } from "./ApproveButton.tsx";
import { LastActive } from "./LastActive.tsx";
import { userTabs, type UserTab } from "./userTabs.ts";

interface UserHeadProps {
  user: UserHead_user$key;
  tab: UserTab;
  hasAside: boolean;
  viewer: UserHead_viewer$key;
}

/** The top of a person's page. */
export function UserHead({ user, tab, hasAside, viewer }: UserHeadProps) {
  const data = useFragment(
    graphql`
      fragment UserHead_user on User {
        slug
        name
        avatar
        jobTitle
        organization
        userType
        isViewer
        isPrivate
        lastActiveAt
        contact {
          location
        }
        country {
          name
        }
        beats {
          ...BeatTags_beats
        }
        permissions {
          read {
            allowed
          }
          openSettings {
            allowed
          }
        }
        ...ApproveButton_user
        ...FollowButton_subject
      }
    `,
    user,
  );
  const { startConversation } = useFragment(
    graphql`
      fragment UserHead_viewer on Viewer {
        startConversation {
          ...NewMessageButton_permission
        }
      }
    `,
    viewer,
  );
  const { slug, name, avatar, jobTitle, organization, userType, isViewer, isPrivate, lastActiveAt, contact, country, beats } =
    data;
  const residence = [contact?.location, country?.name].filter(Boolean).join(", ");
  const type = userTypeLabel(userType);
  const path = profilePath("user", slug);
  const facts = [
    type && { key: "type", content: type },
    residence && { key: "place", content: residence },
    lastActiveAt && { key: "active", content: <LastActive stamp={lastActiveAt} className="text-14!" /> },
    isPrivate && { key: "private", icon: Lock, content: "Private profile" },
  ];
  return (
    <ProfileHead
      name={name}
      kind="person"
      picture={avatar}
      line={joinWork(jobTitle, organization)}
      facts={facts}
      beats={beats.length > 0 && <BeatTags beats={beats} />}
      actions={
        <>
          {data.permissions.openSettings.allowed && <LinkButton href={settingsPath(slug, "basic")}>Edit profile</LinkButton>}
          {!isViewer && <NewMessageButton permission={startConversation} to={{ slug, name }} />}
          <ApproveButton user={data} />
          <FollowButton subject={data} name={name} />
        </>
      }
      tabs={data.permissions.read.allowed ? createTabs(path, userTabs, tab, hasAside) : []}
    />
  );
}
