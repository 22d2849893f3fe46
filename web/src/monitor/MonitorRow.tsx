import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { MonitorRow_item$key } from "../__generated__/MonitorRow_item.graphql.ts";
import { storyPath } from "../news/newsKinds.ts";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { Chip } from "../ui/Chip.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";
import { getSourceDisplay } from "./sources.ts";

/** An item found by the monitor: title, summary, source, and the search words it contains. */
export function MonitorRow({ item }: { item: MonitorRow_item$key }) {
  const { title, summary, url, story, source, outlet, beats, publishedAt, matches } = useFragment(
    graphql`
      fragment MonitorRow_item on MonitorItem {
        title
        summary
        url
        story {
          databaseId
        }
        source
        outlet {
          slug
          name
        }
        beats {
          ...BeatTags_beats
        }
        publishedAt
        matches
      }
    `,
    item,
  );
  const display = getSourceDisplay(source);
  return (
    <div className="px-4 py-3.5 tablet:px-5">
      <p className="text-15 font-semibold wrap-anywhere">
        {story ? (
          <Link variant="plain" href={storyPath(story.databaseId)}>
            {title}
          </Link>
        ) : url ? (
          <OutsideLink variant="plain" href={url}>
            {title}
            <Icon of={ExternalLink} size={14} className="ms-1.5 inline text-muted" />
          </OutsideLink>
        ) : (
          title
        )}
      </p>
      {summary && <p className="mt-0.5 line-clamp-3 text-14 text-muted">{summary}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={display.icon} size={14} />
          {display.label}
        </span>
        {outlet && (
          <Link variant="plain" href={profilePath("outlet", outlet.slug)}>
            {outlet.name}
          </Link>
        )}
        <TimeAndBeats time={publishedAt} beats={beats} />
      </p>
      {matches.length > 0 && (
        <ul aria-label="Matched words" className="mt-2 flex flex-wrap gap-1.5">
          {matches.map((match) => (
            <li key={match}>
              <Chip>{match}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
