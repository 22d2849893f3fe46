import { graphql, useFragment } from "react-relay";
import type { OwnCalloutRow_callout$key } from "../__generated__/OwnCalloutRow_callout.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { useDeadline } from "../posts/useDeadline.ts";
import { usePostLink } from "../posts/usePostLink.ts";
import { Chip } from "../ui/Chip.tsx";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";

/** One of the viewer's call-outs in a list: title, author, deadline and number of answers. */
export function OwnCalloutRow({ callout }: { callout: OwnCalloutRow_callout$key }) {
  const { databaseId, title, deadline, answersCount, time, publishedAt, author } = useFragment(
    graphql`
      fragment OwnCalloutRow_callout on Callout {
        databaseId
        title
        deadline
        answersCount
        time
        publishedAt
        author {
          name
        }
      }
    `,
    callout,
  );
  const target = usePostLink({ key: "callout", databaseId, commentId: null });
  const isDraft = !publishedAt;
  const due = useDeadline(deadline);
  const answers = answersCount === 0 ? "No answers yet" : formatNoun(answersCount, "answer");
  return (
    <div className="px-4 py-3.5 tablet:px-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link {...target} variant="plain" className="text-15 font-semibold">
          {title || "Without a title"}
        </Link>
        {isDraft && <Chip>Draft</Chip>}
        {!isDraft && due.urgency === "closed" && <Chip>Closed</Chip>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-13 text-muted">
        <span>{author.name}</span>
        <span aria-hidden>·</span>
        <RelativeTime time={time} />
        <span aria-hidden>·</span>
        <span>{due.urgency === "asap" ? "Answers needed ASAP" : `Until ${due.text}`}</span>
        {!isDraft && (
          <>
            <span aria-hidden>·</span>
            <span className="font-medium text-ink">{answers}</span>
          </>
        )}
      </p>
    </div>
  );
}
