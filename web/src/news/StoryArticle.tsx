import { graphql, useFragment } from "react-relay";
import type { StoryArticle_story$key } from "../__generated__/StoryArticle_story.graphql.ts";
import { CommunityLinks } from "../communities/CommunityLinks.tsx";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { LikeButton } from "../likes/LikeButton.tsx";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { PostPicture } from "../posts/PostPicture.tsx";
import { PostVideo } from "../posts/PostVideo.tsx";
import { Chip } from "../ui/Chip.tsx";
import { RichText } from "../ui/RichText.tsx";
import { getNewsKind, storyPath } from "./newsKinds.ts";
import { StoryMenu } from "./StoryMenu.tsx";
import { StorySource } from "./StorySource.tsx";

/** A story: headline, author, picture or video, text, and where it was published. It also sets the page title. */
export function StoryArticle({ story }: { story: StoryArticle_story$key }) {
  const data = useFragment(
    graphql`
      fragment StoryArticle_story on Story {
        ...StoryMenu_story
        content
        ...StorySource_story
        communities {
          ...CommunityLinks_communities
        }
        news {
          databaseId
          kind
          title
          summary
          time
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
          ...LikeButton_subject
        }
      }
    `,
    story,
  );
  const { content, communities, news } = data;
  const title = news.title || "Without a title";
  usePageTitle(title);
  return (
    <article className="px-4 pt-6 pb-2 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-serif text-28 font-semibold tablet:text-36">{title}</h1>
        {!news.publishedAt && <Chip>Draft</Chip>}
      </div>
      {news.summary && <p className="user-text mt-3 max-w-[60ch] font-serif text-18 text-muted">{news.summary}</p>}
      <div className="mt-5">
        <AuthorLine
          author={news.author}
          kind={getNewsKind(news.kind)}
          facts={<TimeAndBeats time={news.time} beats={news.beats} />}
          menu={<StoryMenu story={data} />}
        />
      </div>
      <div className="mt-5 space-y-5">
        {news.video ? <PostVideo video={news.video} by={news.author.name} /> : news.image && <PostPicture picture={news.image} />}
        <RichText html={content} className="max-w-[68ch] text-16" />
        <StorySource story={data} />
        {communities.length > 0 && (
          <p className="text-13 text-muted">
            <CommunityLinks communities={communities} />
          </p>
        )}
      </div>
      <div className="-mx-3 mt-3 flex items-center gap-x-1">
        <LikeButton subject={news} />
        <CopyLinkButton address={location.origin + storyPath(news.databaseId)} />
      </div>
    </article>
  );
}
