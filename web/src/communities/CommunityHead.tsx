import { Globe, Lock, MailOpen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityHead_community$key } from "../__generated__/CommunityHead_community.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { ProfileHead } from "../profiles/ProfileHead.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { JoinButton } from "./JoinButton.tsx";
import { communityPath, communityTabs, type CommunityTab } from "./communityTabs.ts";

interface CommunityHeadProps {
  community: CommunityHead_community$key;
  tab: CommunityTab;
  /** True if the right column already describes the community. */
  hasAside: boolean;
}

/** The top of a community's page: banner, logo, name, description, Join button, and tabs. */
export function CommunityHead({ community, tab, hasAside }: CommunityHeadProps) {
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
  const facts = [typeof membersCount === "number" ? formatNoun(membersCount, "member") : null, country?.name].filter(isText);
  return (
    <ProfileHead
      name={name}
      kind="company"
      picture={image}
      banner={banner}
      facts={[
        ...(type ? [{ key: "type", content: <CommunityKind type={type} /> }] : []),
        ...(isInvited && !isJoined ? [{ key: "invited", content: <Invited /> }] : []),
        ...facts.map((fact) => ({ key: fact, content: fact })),
      ]}
      actions={
        <>
          {permissions?.edit.allowed && <LinkButton href={`${communityPath(slug)}/edit`}>Edit</LinkButton>}
          <JoinButton community={data} />
        </>
      }
      tabs={tabKeys.map((key) => ({
        label: communityTabs[key].label,
        href: communityPath(slug, key),
        isCurrent: key === tab,
      }))}
    >
      {description && !hasAside && (
        <p className="mt-3 max-w-[68ch] px-4 text-15 whitespace-pre-line tablet:px-6">{description}</p>
      )}
    </ProfileHead>
  );
}

function CommunityKind({ type }: { type: "PRIVATE" | "PUBLIC" | "%future added value" }) {
  const isPrivate = type === "PRIVATE";
  return (
    <>
      <Icon of={isPrivate ? Lock : Globe} size={16} />
      {isPrivate ? "Private community" : "Public community"}
    </>
  );
}

function Invited() {
  return (
    <>
      <Icon of={MailOpen} size={16} />
      You are invited to join
    </>
  );
}

const isText = (fact: string | null | undefined): fact is string => typeof fact === "string" && fact !== "";

const tabKeys = ["overview", "editorial", "updates", "members", "activities"] as const;
