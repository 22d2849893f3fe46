import { Mail } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementCard_announcement$key } from "../__generated__/AnnouncementCard_announcement.graphql.ts";
import { toPlainLine } from "../comments/commentText.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { ArticleCard } from "../ui/ArticleCard.tsx";
import { Chip } from "../ui/Chip.tsx";
import { getAnnouncementKind, getMailingLabel, getStatusLabel } from "./announcementKinds.ts";
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
        image {
          url
        }
        author {
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
      }
    `,
    announcement,
  );
  const { databaseId, kind, status, title, summary, content, mailing, createdAt, publishedAt, image, author, beats } = data;
  const mail = getMailingLabel(mailing);
  return (
    <ArticleCard
      byline={
        <AuthorLine
          author={author}
          kind={getAnnouncementKind(kind)}
          facts={<TimeAndBeats time={publishedAt ?? createdAt} beats={beats} />}
        />
      }
      title={title}
      href={announcementPath(databaseId)}
      chips={
        <>
          {status !== "PUBLISHED" && <Chip>{getStatusLabel(status)}</Chip>}
          {mail && <Chip icon={Mail}>{mail}</Chip>}
        </>
      }
      text={summary ?? (content ? toPlainLine(content) : null)}
      picture={image?.url}
    />
  );
}
