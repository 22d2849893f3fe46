import { Mail } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementCard_announcement$key } from "../__generated__/AnnouncementCard_announcement.graphql.ts";
import { lineOfHtml } from "../comments/commentText.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { BeatMarks } from "../posts/BeatMarks.tsx";
import { cardLook } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { announcementKindOf, mailingLabelOf, statusLabelOf } from "./announcementKinds.ts";
import { announcementPath } from "./announcementPaths.ts";

/** An announcement in a list. */
export function AnnouncementCard({ announcement }: { announcement: AnnouncementCard_announcement$key }) {
  const data = useFragment(
    graphql`
      fragment AnnouncementCard_announcement on Announcement {
        databaseId
        kind
        status
        title
        summary
        content
        mailing
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
      }
    `,
    announcement,
  );
  const { databaseId, kind, status, title, summary, content, mailing, createdAt, publishedAt, img, author, beats } = data;
  const mail = mailingLabelOf(mailing);
  const text = summary ?? (content ? lineOfHtml(content) : null);
  return (
    <article className={cx(cardLook, "flex gap-4 p-4 tablet:p-5")}>
      <div className="min-w-0 flex-1">
        <AuthorLine
          author={author}
          kind={announcementKindOf(kind)}
          facts={
            <>
              <RelativeTime time={publishedAt ?? createdAt} />
              <BeatMarks beats={beats} />
            </>
          }
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-18 leading-6 font-semibold">
            <Link href={announcementPath(databaseId)} variant="plain">
              {title}
            </Link>
          </h2>
          {status !== "PUBLISHED" && <Chip>{statusLabelOf(status)}</Chip>}
          {mail && <Chip icon={Mail}>{mail}</Chip>}
        </div>
        {text && <p className="mt-1 line-clamp-2 max-w-[68ch] text-15 text-muted">{text}</p>}
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
