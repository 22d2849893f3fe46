import { Globe, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommunityCard_community$key } from "../__generated__/CommunityCard_community.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { communityPath } from "./communityTabs.ts";
import { JoinButton } from "./JoinButton.tsx";

/** A community in the directory. */
export function CommunityCard({ community }: { community: CommunityCard_community$key }) {
  const data = useFragment(
    graphql`
      fragment CommunityCard_community on Community {
        slug
        name
        description
        type
        image
        membersCount
        ...JoinButton_community
      }
    `,
    community,
  );
  const { slug, name, description, type, image, membersCount } = data;
  return (
    <article className={cardClasses("flex h-full flex-col gap-3 p-4 tablet:p-5")}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Avatar name={name} src={image} kind="company" size={48} />
        <div className="min-w-0 flex-1 basis-30">
          <h2 className="text-16 leading-5 font-semibold">
            <Link href={communityPath(slug)} variant="plain">
              {name}
            </Link>
          </h2>
          <p className="figures mt-1 flex items-center gap-1.5 text-13 text-muted">
            <Icon of={type === "PRIVATE" ? Lock : Globe} size={14} />
            {type === "PRIVATE" ? "Private" : "Public"}
            {typeof membersCount === "number" && (
              <span className="whitespace-nowrap before:me-1.5 before:content-['·']">{formatNoun(membersCount, "member")}</span>
            )}
          </p>
        </div>
        <JoinButton community={data} size="small" />
      </div>
      {description && <p className="user-text line-clamp-3 text-14 text-muted">{description}</p>}
    </article>
  );
}
