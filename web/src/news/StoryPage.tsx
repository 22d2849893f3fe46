import { Suspense, useEffect, useRef } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { StoryPageQuery } from "../__generated__/StoryPageQuery.graphql.ts";
import { CommentThread } from "../comments/CommentThread.tsx";
import { Composer } from "../comments/Composer.tsx";
import { Highlight, useHighlight } from "../comments/highlight.ts";
import { ThreadSkeleton } from "../comments/ThreadSkeleton.tsx";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { cardClasses } from "../ui/Card.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { DeletedStory } from "./DeletedStory.tsx";
import { StoryArticle } from "./StoryArticle.tsx";
import { storyWidth } from "./storyWidth.ts";

const query = graphql`
  query StoryPageQuery($databaseId: Int!, $commentId: Int!, $withComment: Boolean!) @preloadable @throwOnFieldError {
    story(databaseId: $databaseId) {
      ...StoryArticle_story
      ...DeletedStory_story
      news {
        isDeleted
        ...CommentThread_subject
        ...Composer_subject
      }
    }
    comment(databaseId: $commentId) @include(if: $withComment) @catch(to: NULL) {
      ...CommentThread_pinned
    }
  }
`;

/** A story in full, with its likes and comments. */
export function StoryPage({ queryRef }: { queryRef: PreloadedQuery<StoryPageQuery> }) {
  const { story, comment } = usePreloadedQuery<StoryPageQuery>(query, queryRef);
  const [highlighted, highlight] = useHighlight();
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const discussion = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#comments") discussion.current?.scrollIntoView();
  }, [hash]);
  if (!story) return <NotFoundPage />;
  return (
    <Unsaved value={unsaved}>
      <Highlight value={highlighted}>
        <div className={cardClasses(storyWidth, "flush-top")}>
          {story.news.isDeleted ? (
            <DeletedStory story={story} />
          ) : (
            <>
              <StoryArticle story={story} />
              <div ref={discussion} id="comments" className="scroll-mt-20 border-t border-line">
                <div className="px-4 pt-4 tablet:px-6">
                  <Composer subject={story.news} onAdded={highlight} />
                </div>
                <Suspense fallback={<ThreadSkeleton />}>
                  <CommentThread subject={story.news} pinned={comment ?? null} highlight={highlight} />
                </Suspense>
              </div>
            </>
          )}
        </div>
      </Highlight>
    </Unsaved>
  );
}
