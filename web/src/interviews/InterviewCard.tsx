import { graphql, useFragment } from "react-relay";
import type { InterviewCard_interview$key } from "../__generated__/InterviewCard_interview.graphql.ts";
import { lineOfHtml } from "../comments/commentText.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { BeatMarks } from "../posts/BeatMarks.tsx";
import { cardLook } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { InterviewFacts } from "./InterviewFacts.tsx";
import { interviewKindOf, statusLabelOf } from "./interviewKinds.ts";
import { interviewPath } from "./interviewPaths.ts";

/** An interview in a list. */
export function InterviewCard({ interview }: { interview: InterviewCard_interview$key }) {
  const data = useFragment(
    graphql`
      fragment InterviewCard_interview on Interview {
        databaseId
        title
        type
        status
        description
        createdAt
        publishedAt
        img {
          path
        }
        author {
          ...AuthorLine_author
        }
        beats {
          ...BeatMarks_beats
        }
        ...InterviewFacts_interview
      }
    `,
    interview,
  );
  const { databaseId, title, type, status, description, createdAt, publishedAt, img, author, beats } = data;
  return (
    <article className={cx(cardLook, "flex gap-4 p-4 tablet:p-5")}>
      <div className="min-w-0 flex-1">
        <AuthorLine
          author={author}
          kind={interviewKindOf(type)}
          facts={
            <>
              <RelativeTime time={publishedAt ?? createdAt} />
              <BeatMarks beats={beats} />
            </>
          }
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-18 leading-6 font-semibold">
            <Link href={interviewPath(databaseId)} variant="plain">
              {title}
            </Link>
          </h2>
          {status !== "OPEN" && <Chip>{statusLabelOf(status)}</Chip>}
        </div>
        {description && <p className="mt-1 line-clamp-2 max-w-[68ch] text-15 text-muted">{lineOfHtml(description)}</p>}
        <div className="mt-3">
          <InterviewFacts interview={data} />
        </div>
      </div>
      {img && (
        <img
          src={img.path}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-28 w-40 shrink-0 self-end rounded-control object-cover max-tablet:hidden"
        />
      )}
    </article>
  );
}
