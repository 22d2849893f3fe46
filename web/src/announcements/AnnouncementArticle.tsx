import { graphql, useFragment } from "react-relay";
import type { AnnouncementArticle_announcement$key } from "../__generated__/AnnouncementArticle_announcement.graphql.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { PostPicture } from "../posts/PostPicture.tsx";
import { PostVideo } from "../posts/PostVideo.tsx";
import { Chip } from "../ui/Chip.tsx";
import { RichText } from "../ui/RichText.tsx";
import { getAnnouncementKind, getStatusLabel } from "./announcementKinds.ts";

/** The published view of an announcement: headline, author, picture or video, text. */
export function AnnouncementArticle({ announcement }: { announcement: AnnouncementArticle_announcement$key }) {
  const data = useFragment(
    graphql`
      fragment AnnouncementArticle_announcement on Announcement {
        kind
        status
        title
        headline
        summary
        content
        createdAt
        publishedAt
        author {
          name
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
        image {
          ...PostPicture_picture
        }
        video {
          ...PostVideo_video
        }
      }
    `,
    announcement,
  );
  const { kind, status, title, headline, summary, content, createdAt, publishedAt, author, beats, image, video } = data;
  return (
    <article aria-label={title} className="px-4 pt-6 pb-5 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-serif text-28 font-semibold tablet:text-36">{title}</h1>
        {status !== "PUBLISHED" && <Chip>{getStatusLabel(status)}</Chip>}
      </div>
      {headline && <p className="mt-2 max-w-[60ch] font-serif text-18 font-semibold">{headline}</p>}
      {summary && <p className="mt-2 max-w-[60ch] font-serif text-18 user-text whitespace-pre-line text-muted">{summary}</p>}
      <div className="mt-5">
        <AuthorLine
          author={author}
          kind={getAnnouncementKind(kind)}
          facts={<TimeAndBeats time={publishedAt ?? createdAt} beats={beats} />}
        />
      </div>
      <div className="mt-5 space-y-5">
        {video ? <PostVideo video={video} by={author.name} /> : image && <PostPicture picture={image} />}
        {content ? (
          <RichText html={content} className="max-w-[68ch] text-16" />
        ) : (
          <p className="text-14 text-muted italic">There is no text yet.</p>
        )}
      </div>
    </article>
  );
}
