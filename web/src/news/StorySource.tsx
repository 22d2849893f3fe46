import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { StorySource_story$key } from "../__generated__/StorySource_story.graphql.ts";
import { getHost } from "../lib/webAddress.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";

/** A story's outlet, and where it was first published. */
export function StorySource({ story }: { story: StorySource_story$key }) {
  const { outlet, url } = useFragment(
    graphql`
      fragment StorySource_story on Story {
        url
        outlet {
          slug
          name
          logo
        }
      }
    `,
    story,
  );
  if (!outlet && !url) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
      {outlet && (
        <span className="inline-flex items-center gap-2">
          <Avatar name={outlet.name} src={outlet.logo} kind="company" size={24} />
          <Link variant="plain" href={profilePath("outlet", outlet.slug)}>
            {outlet.name}
          </Link>
        </span>
      )}
      {url && (
        <OutsideLink href={url} className="inline-flex items-center gap-1.5">
          First published at {getHost(url)}
          <Icon of={ExternalLink} size={14} />
        </OutsideLink>
      )}
    </p>
  );
}
