import { Globe, Lock, MailOpen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityHead_community$key } from "../__generated__/CommunityHead_community.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { ProfileHead } from "../profiles/ProfileHead.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { communityPath, communityTabs, type CommunityTab } from "./communityTabs.ts";
import { JoinButton } from "./JoinButton.tsx";

interface CommunityHeadProps {
  community: CommunityHead_community$key;
  tab: CommunityTab;
  /** True if the right column already describes the community. */
  hasAside: boolean;
  /** Called when the gateway has confirmed that the viewer joined or left. */
  onMembershipChanged: (() => void) | undefined;
}

/** The top of a community's page: banner, logo, name, description, Join button, and tabs. */
export function CommunityHead({ community, tab, hasAside, onMembershipChanged }: CommunityHeadProps) {
  const data = useFragment(
    graphql`
      fragment CommunityHead_community on Community {
        slug
        name
        description
        type
        image
        membersCount
        isJoined
        isInvited
        banner {
          ...ProfileHead_banner
        }
        country {
          name
        }
        permissions {
          edit {
            allowed
          }
        }
        ...JoinButton_community
      }
    `,
    community,
  );
  const { slug, name, description, type, image, membersCount, isJoined, isInvited, banner, country, permissions } = data;
  return (
    <ProfileHead
      name={name}
      kind="company"
      picture={image}
      banner={banner}
      facts={[
        type && (type === "PRIVATE" ? privateFact : publicFact),
        isInvited && !isJoined && { key: "invited", icon: MailOpen, content: "You are invited to join" },
        typeof membersCount === "number" && { key: "members", content: formatNoun(membersCount, "member") },
        country && { key: "country", content: country.name },
      ]}
      actions={
        <>
          {permissions?.edit.allowed && <LinkButton href={`${communityPath(slug)}/edit`}>Edit</LinkButton>}
          <JoinButton community={data} onChanged={onMembershipChanged} />
        </>
      }
      tabs={tabKeys.map((key) => ({
        label: communityTabs[key].label,
        href: communityPath(slug, key),
        isCurrent: key === tab,
      }))}
    >
      {description && !hasAside && (
        <p className="mt-3 max-w-[68ch] px-4 text-15 user-text whitespace-pre-line tablet:px-6">{description}</p>
      )}
    </ProfileHead>
  );
}

const privateFact = { key: "type", icon: Lock, content: "Private community" };
const publicFact = { key: "type", icon: Globe, content: "Public community" };

const tabKeys = ["overview", "editorial", "updates", "members", "activities"] as const;
