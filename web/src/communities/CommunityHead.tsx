import { Globe, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityHead_community$key } from "../__generated__/CommunityHead_community.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { LinkTabs } from "../ui/Tabs.tsx";
import { JoinButton } from "./JoinButton.tsx";
import { communityPath, communityTabs, type CommunityTab } from "./communityTabs.ts";

/** The top of a community's page: banner, logo, name, what it is about, Join, and the tabs. */
export function CommunityHead({ community, tab }: { community: CommunityHead_community$key; tab: CommunityTab }) {
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
        ...JoinButton_community
      }
    `,
    community,
  );
  usePageTitle(data.name);
  const { slug, name, description, type, img, membersCount, banner, country } = data;
  const facts = [typeof membersCount === "number" ? formatNoun(membersCount, "member") : null, country?.name].filter(Boolean);
  return (
    <header className={cx(cardLook, "overflow-hidden border-t-0 tablet:border-t")}>
      {banner ? (
        <img
          src={banner.path}
          alt=""
          width={banner.width}
          height={banner.height}
          fetchPriority="high"
          className="h-28 w-full border-b border-line bg-pressed object-cover tablet:h-44"
        />
      ) : (
        <div className="h-16 border-b border-line bg-sunken" />
      )}
      <div className="px-4 tablet:px-6">
        <div className="flex items-end justify-between gap-4">
          <Avatar name={name} src={img} kind="company" size={96} className="relative -mt-10 border-4 border-surface" />
          <div className="pt-3 pb-1">
            <JoinButton community={data} />
          </div>
        </div>
        <h1 className="mt-3 text-28 font-semibold">{name}</h1>
        <p className="figures mt-1 flex flex-wrap items-center gap-x-1.5 text-14 text-muted">
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
        {description && <p className="mt-3 max-w-[68ch] text-15 whitespace-pre-line">{description}</p>}
      </div>
      <LinkTabs
        label={`Parts of ${name}`}
        tabs={tabKeys.map((key) => ({ label: communityTabs[key].label, href: communityPath(slug, key), isCurrent: key === tab }))}
        className="mt-3 border-b-0 px-1 tablet:px-3"
      />
    </header>
  );
}

const tabKeys = ["overview", "editorial", "updates", "members", "activities"] as const;
