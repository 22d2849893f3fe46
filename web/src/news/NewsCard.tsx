import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { NewsCard_newsItem$key } from "../__generated__/NewsCard_newsItem.graphql.ts";
import { CommentButton } from "../comments/CommentButton.tsx";
import { CommentPreview } from "../comments/CommentPreview.tsx";
import { LikeButton } from "../likes/LikeButton.tsx";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { CardFrame } from "../posts/CardFrame.tsx";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { PostMenu } from "../posts/PostMenu.tsx";
import { PostVideo } from "../posts/PostVideo.tsx";
import { Thumbnail } from "../posts/Thumbnail.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { getNewsKind, storyPath } from "./newsKinds.ts";

/** A news item in a list; links to the story. */
export function NewsCard({ newsItem }: { newsItem: NewsCard_newsItem$key }) {
  const news = useFragment(
    graphql`
      fragment NewsCard_newsItem on NewsItem {
        databaseId
        kind
        title
        summary
        time
        author {
          name
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
        image {
          ...Thumbnail_picture
        }
        video {
          ...PostVideo_video
        }
        ...LikeButton_subject
        ...CommentButton_subject
        ...CommentPreview_subject
      }
    `,
    newsItem,
  );
  const heading = useId();
  const navigate = useNavigate();
  const kind = getNewsKind(news.kind);
  const path = storyPath(news.databaseId);
  const comments = `${path}#comments`;
  const isWide = kind.picture === "wide";
  return (
    <CardFrame labelledBy={heading}>
      <AuthorLine
        author={news.author}
        kind={kind}
        facts={<TimeAndBeats time={news.time} beats={news.beats} />}
        menu={<PostMenu name={news.title} address={location.origin + path} />}
      />
      <div className={cx("mt-3", !isWide && "flex gap-4")}>
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="font-serif text-22 font-semibold">
            <Link href={path} variant="plain" data-card-link>
              {news.title}
            </Link>
          </h2>
          {news.summary && <p className="user-text mt-1.5 line-clamp-3 max-w-[68ch] text-15 text-muted">{news.summary}</p>}
        </div>
        {!isWide && news.image && !news.video && <Thumbnail picture={news.image} size="small" />}
      </div>
      {news.video && (
        <div className="mt-3">
          <PostVideo video={news.video} by={news.author.name} />
        </div>
      )}
      {isWide && news.image && !news.video && (
        <div className="mt-3">
          <Thumbnail picture={news.image} size="wide" />
        </div>
      )}
      <div className="-mx-3 mt-2 flex flex-wrap items-center gap-x-1">
        <LikeButton subject={news} />
        <CommentButton subject={news} onPress={() => void navigate(comments)} />
        <CopyLinkButton address={location.origin + path} />
      </div>
      <CommentPreview subject={news} target={{ href: comments }} />
    </CardFrame>
  );
}
