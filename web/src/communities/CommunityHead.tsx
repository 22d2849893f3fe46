import { Globe, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityHead_community$key } from "../__generated__/CommunityHead_community.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { LinkTabs } from "../ui/Tabs.tsx";
import { JoinButton } from "./JoinButton.tsx";
import { communityPath, communityTabs, type CommunityTab } from "./communityTabs.ts";

interface CommunityHeadProps {
  community: CommunityHead_community$key;
  tab: CommunityTab;
  /** True where the right column says what the community is about. */
  hasAside: boolean;
}

/** The top of a community's page: banner, logo, name, what it is about, Join, and the tabs. */
export function CommunityHead({ community, tab, hasAside }: CommunityHeadProps) {
  const data = useFragment(
    graphql`
      fragment CommunityHead_community on Community {
        slug
        name
        description
        type
        img
        membersCount
        banner {
          path
          width
          height
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
  usePageTitle(data.name);
  const { slug, name, description, type, img, membersCount, banner, country, permissions } = data;
  const facts = [typeof membersCount === "number" ? formatNoun(membersCount, "member") : null, country?.name].filter(Boolean);
  return (
    <header className={cx(cardLook, "flush-top overflow-hidden")}>
      {banner ? (
        <img
          src={banner.path}
          alt=""
          width={banner.width}
          height={banner.height}
          fetchPriority="high"
          className="h-24 w-full border-b border-line bg-pressed object-cover tablet:h-36"
        />
      ) : (
        <div className="h-14 border-b border-line bg-sunken" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 px-4 tablet:px-6">
        <Avatar name={name} src={img} kind="company" size={96} className="relative -mt-8 border-4 border-surface" />
        <div className="order-last min-w-0 basis-full pt-3 tablet:order-none tablet:basis-0 tablet:flex-1 tablet:pb-1">
          <h1 className="text-22 font-semibold tablet:text-28">{name}</h1>
          <p className="figures mt-0.5 flex flex-wrap items-center gap-x-1.5 text-14 text-muted">
            {type && (
              <>
                <Icon of={type === "PRIVATE" ? Lock : Globe} size={16} />
                {type === "PRIVATE" ? "Private community" : "Public community"}
              </>
            )}
            {facts.map((fact) => (
              <span key={fact} className="before:me-1.5 before:content-['·']">
                {fact}
              </span>
            ))}
          </p>
        </div>
        <div className="ms-auto flex items-center gap-2 self-center">
          {permissions?.edit.allowed && <LinkButton href={`${communityPath(slug)}/edit`}>Edit</LinkButton>}
          <JoinButton community={data} />
        </div>
      </div>
      {description && !hasAside && (
        <p className="mt-3 max-w-[68ch] px-4 text-15 whitespace-pre-line tablet:px-6">{description}</p>
      )}
      <LinkTabs
        label={`Parts of ${name}`}
        tabs={tabKeys.map((key) => ({ label: communityTabs[key].label, href: communityPath(slug, key), isCurrent: key === tab }))}
        className="mt-2 border-b-0 px-1 tablet:px-3"
      />
    </header>
  );
}

const tabKeys = ["overview", "editorial", "updates", "members", "activities"] as const;
