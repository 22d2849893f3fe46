import { Rss } from "lucide-react";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { cardStyles } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

const LatestPosts = lazyPart(async () => (await import("./LatestPosts.tsx")).LatestPosts);

/** Explains how to fill a follow feed and shows the latest posts of everybody instead. @param name of the feed */
export function EmptyFollowFeed({ name, isBeat }: { name: string; isBeat: boolean }) {
  return (
    <>
      <div className={cardStyles}>
        <EmptyState
          icon={Rss}
          title={`${name} is empty so far`}
          text={
            isBeat
              ? `Posts and news about ${name.toLowerCase()} appear here as they are published.`
              : "It shows posts from the communities you join. Find communities about your work."
          }
          action={
            <LinkButton href="/communities" variant="primary">
              Browse communities
            </LinkButton>
          }
        />
      </div>
      <h2 className="px-4 pt-7 pb-3 text-18 font-semibold tablet:px-0">Latest posts</h2>
      <LoadedPart fallback={<FeedSkeleton />}>
        <LatestPosts />
      </LoadedPart>
    </>
  );
}
