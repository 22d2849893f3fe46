import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { OutletPageQuery } from "../__generated__/OutletPageQuery.graphql.ts";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { PageError } from "../lists/ListError.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { usePage } from "../loading/useReload.ts";
import { SignInToRead } from "../profiles/SignInToRead.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { PageColumns } from "../ui/PageColumns.tsx";
import { OutletAbout } from "./OutletAbout.tsx";
import { OutletFeed } from "./OutletFeed.tsx";
import { OutletHead } from "./OutletHead.tsx";
import { OutletPeople } from "./OutletPeople.tsx";
import type { OutletTab } from "./outletTabs.ts";

const query = graphql`
  query OutletPageQuery($slug: String!, $withStories: Boolean!, $withPeople: Boolean!, $withAside: Boolean!) @preloadable {
    outlet(slug: $slug) @catch {
      name
      permissions {
        readStories {
          allowed
        }
      }
      ...OutletHead_outlet
      ...OutletAbout_outlet @arguments(withPeople: $withAside)
      ...OutletFeed_outlet @include(if: $withStories) @alias(as: "stories")
      ...OutletPeople_outlet @include(if: $withPeople) @alias(as: "people")
    }
  }
`;

/** An outlet's page: what it covers, its people and its stories. */
export function OutletPage({ queryRef, tab }: { queryRef: PreloadedQuery<OutletPageQuery>; tab: OutletTab }) {
  const [{ outlet: found }, reload] = usePage<OutletPageQuery>(query, queryRef);
  const hasSideColumn = useAtLeast("medium");
  if (!found.ok) return <PageError reload={reload} />;
  const outlet = found.value;
  if (!outlet) return <NotFoundPage />;

  const { name, permissions, stories, people } = outlet;
  const mayRead = permissions.readStories.allowed;
  const hasAside = hasSideColumn && tab !== "about";
  return (
    <PageColumns
      head={<OutletHead outlet={outlet} tab={tab} hasAside={hasAside} />}
      aside={hasAside && <OutletAbout outlet={outlet} />}
      asideLabel={`About ${name}`}
    >
      {tab === "about" && <OutletAbout outlet={outlet} />}
      {tab === "people" && (
        <Suspense fallback={<RowsSkeleton rows={6} label="Loading people" hasCard />}>
          {people && <OutletPeople outlet={people} reload={reload} />}
        </Suspense>
      )}
      {tab === "stories" && !mayRead && <SignInToRead noun="stories" name={name} />}
      {tab === "stories" && mayRead && (
        <Suspense fallback={<FeedSkeleton />}>{stories && <OutletFeed outlet={stories} reload={reload} />}</Suspense>
      )}
    </PageColumns>
  );
}
