import { Lock } from "lucide-react";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { UserPageQuery } from "../__generated__/UserPageQuery.graphql.ts";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { PageError } from "../lists/ListError.tsx";
import { usePage } from "../loading/useReload.ts";
import { SignInToRead } from "../profiles/SignInToRead.tsx";
import { EmptyCard } from "../ui/EmptyState.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { UserAbout } from "./UserAbout.tsx";
import { UserFeed } from "./UserFeed.tsx";
import { UserHead } from "./UserHead.tsx";
import type { UserTab } from "./userTabs.ts";

const query = graphql`
  query UserPageQuery($slug: String!, $withPosts: Boolean!) @preloadable {
    viewer {
      ...UserHead_viewer
    }
    user(slug: $slug) @catch {
      name
      permissions {
        read {
          allowed
        }
        readPosts {
          allowed
        }
      }
      ...UserHead_user
      ...UserAbout_user
      ...UserFeed_user @include(if: $withPosts) @alias(as: "posts")
    }
  }
`;

interface UserPageProps {
  queryRef: PreloadedQuery<UserPageQuery>;
  tab: UserTab;
}

/** A person's page: who they are, what they do, and their posts. */
export function UserPage({ queryRef, tab }: UserPageProps) {
  const [{ viewer, user: found }, reload] = usePage<UserPageQuery>(query, queryRef);
  const hasSideColumn = useAtLeast("medium");
  if (!found.ok) return <PageError reload={reload} />;
  const user = found.value;
  if (!user) return <NotFoundPage />;

  const isOpen = user.permissions.read.allowed;
  const hasAside = hasSideColumn && isOpen && tab !== "about";
  return (
    <PageColumns
      head={<UserHead user={user} tab={tab} hasAside={hasAside} viewer={viewer} />}
      aside={hasAside && <UserAbout user={user} />}
      asideLabel={`About ${user.name}`}
    >
      {!isOpen && (
        <EmptyCard icon={Lock} title="This profile is private" text={`${user.name} shows only this much of it to others.`} />
      )}
      {isOpen && tab === "about" && <UserAbout user={user} />}
      {isOpen && tab === "posts" && !user.permissions.readPosts.allowed && <SignInToRead noun="posts" name={user.name} />}
      {isOpen && tab === "posts" && user.permissions.readPosts.allowed && (
        <Suspense fallback={<FeedSkeleton />}>{user.posts && <UserFeed user={user.posts} reload={reload} />}</Suspense>
      )}
    </PageColumns>
  );
}
