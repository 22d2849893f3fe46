import { graphql, useFragment } from "react-relay";
import type { ResultRow_result$key } from "../__generated__/ResultRow_result.graphql.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { splitMatches } from "./matches.ts";
import { findSearchKind } from "./searchKinds.ts";

interface ResultRowProps {
  result: ResultRow_result$key;
  /** The search text. */
  search: string;
}

/** The content of a result: type and title, author and date, and the text around the match. */
export function ResultRow({ result, search }: ResultRowProps) {
  const { type, title, summary, image, author, publishedAt } = useFragment(
    graphql`
      fragment ResultRow_result on SearchResult {
        type
        title
        summary
        image
        author {
          name
        }
        publishedAt
      }
    `,
    result,
  );
  const kind = findSearchKind(type);
  if (kind === null) return null;
  return (
    <>
      {"picture" in kind ? (
        <Avatar name={title} src={image} kind={kind.picture} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-card bg-sunken text-muted group-hover:bg-pressed group-data-focused:bg-pressed">
          <Icon of={kind.icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="user-text line-clamp-2 text-15 leading-5 font-medium">
          <Highlighted text={title} search={search} />
        </span>
        <span className="mt-0.5 flex min-w-0 items-baseline gap-x-1.5 text-13 text-muted">
          <span className="shrink-0">{kind.label}</span>
          {author && (
            <>
              <span aria-hidden>·</span>
              <span className="truncate">{author.name}</span>
            </>
          )}
          {publishedAt && (
            <>
              <span aria-hidden>·</span>
              <RelativeTime time={publishedAt} className="shrink-0" />
            </>
          )}
        </span>
        {summary && (
          <span className="user-text mt-0.5 line-clamp-2 text-13 text-muted">
            <Highlighted text={summary} search={search} />
          </span>
        )}
      </span>
    </>
  );
}

/** A text with the search matches highlighted. */
function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-[2px] bg-accent-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
