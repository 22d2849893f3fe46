import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { CompanyPageQuery } from "../__generated__/CompanyPageQuery.graphql.ts";
import { AnnouncementsSkeleton } from "../announcements/AnnouncementsSkeleton.tsx";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { PageError } from "../lists/ListError.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { usePage } from "../loading/useReload.ts";
import { SignInToRead } from "../profiles/SignInToRead.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { CompanyAbout } from "./CompanyAbout.tsx";
import { CompanyAnnouncements } from "./CompanyAnnouncements.tsx";
import { CompanyFeed } from "./CompanyFeed.tsx";
import { CompanyHead } from "./CompanyHead.tsx";
import { CompanyPeople } from "./CompanyPeople.tsx";
import type { CompanyTab } from "./companyTabs.ts";

const query = graphql`
  query CompanyPageQuery(
    $slug: String!
    $withPosts: Boolean!
    $withAnnouncements: Boolean!
    $withPeople: Boolean!
    $withAside: Boolean!
  ) @preloadable {
    company(slug: $slug) @catch {
      name
      permissions {
        readPosts {
          allowed
        }
      }
      ...CompanyHead_company
      ...CompanyAbout_company @arguments(withPeople: $withAside)
      ...CompanyFeed_company @include(if: $withPosts) @alias(as: "posts")
      ...CompanyAnnouncements_company @include(if: $withAnnouncements) @alias(as: "announced")
      ...CompanyPeople_company @include(if: $withPeople) @alias(as: "people")
    }
  }
`;

/** A company's page: description, people and publications. */
export function CompanyPage({ queryRef, tab }: { queryRef: PreloadedQuery<CompanyPageQuery>; tab: CompanyTab }) {
  const [{ company: found }, reload] = usePage<CompanyPageQuery>(query, queryRef);
  const hasSideColumn = useAtLeast("medium");
  if (!found.ok) return <PageError reload={reload} />;
  const company = found.value;
  if (!company) return <NotFoundPage />;

  const { name, permissions, posts, announced, people } = company;
  const mayRead = permissions?.readPosts.allowed === true;
  const hasAside = hasSideColumn && tab !== "about";
  return (
    <PageColumns
      head={<CompanyHead company={company} tab={tab} hasAside={hasAside} />}
      aside={hasAside && <CompanyAbout company={company} />}
      asideLabel={`About ${name}`}
    >
      {tab === "about" && <CompanyAbout company={company} />}
      {tab === "announcements" && (
        <Suspense fallback={<AnnouncementsSkeleton cards={3} />}>
          {announced && <CompanyAnnouncements company={announced} reload={reload} />}
        </Suspense>
      )}
      {tab === "people" && (
        <Suspense fallback={<RowsSkeleton rows={6} label="Loading people" hasCard />}>
          {people && <CompanyPeople company={people} reload={reload} />}
        </Suspense>
      )}
      {tab === "posts" && !mayRead && <SignInToRead noun="posts" name={name} />}
      {tab === "posts" && mayRead && (
        <Suspense fallback={<FeedSkeleton />}>{posts && <CompanyFeed company={posts} reload={reload} />}</Suspense>
      )}
    </PageColumns>
  );
}
