import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { AllAnnouncementsPage_query$key } from "../__generated__/AllAnnouncementsPage_query.graphql.ts";
import type { AllAnnouncementsPagePaginationQuery } from "../__generated__/AllAnnouncementsPagePaginationQuery.graphql.ts";
import type { AllAnnouncementsPageQuery } from "../__generated__/AllAnnouncementsPageQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { AnnouncementsFrame } from "./AnnouncementsFrame.tsx";
import { ListFilterFields } from "./ListFilterFields.tsx";
import { isNarrowed, readFilters } from "./listFilters.ts";

const query = graphql`
  query AllAnnouncementsPageQuery($query: String, $kind: AnnouncementKind) @preloadable {
    viewer {
      ...AnnouncementsFrame_viewer
    }
    ...AllAnnouncementsPage_query @arguments(query: $query, kind: $kind)
  }
`;

/** What everybody has announced (ROUTE-38). */
export function AllAnnouncementsPage({ queryRef }: { queryRef: PreloadedQuery<AllAnnouncementsPageQuery> }) {
  const root = usePreloadedQuery<AllAnnouncementsPageQuery>(query, queryRef);
  const reload = useReload<AllAnnouncementsPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<AllAnnouncementsPagePaginationQuery, AllAnnouncementsPage_query$key>(
    graphql`
      fragment AllAnnouncementsPage_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        kind: { type: "AnnouncementKind" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "AllAnnouncementsPagePaginationQuery") {
        announcements(query: $query, kind: $kind, first: $first, after: $after)
          @connection(key: "AllAnnouncementsPage_announcements") {
          edges {
            node {
              ...AnnouncementList_announcements
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.announcements;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const isNarrow = isNarrowed(readFilters(useLocation().search));
  return (
    <AnnouncementsFrame viewer={root.viewer} tab="all" filters={<ListFilterFields label="Search announcements" />}>
      {!list && <ListError reload={reload} />}
      {list && edges.length === 0 && (
        <div className={cardLook}>
          {isNarrow ? (
            <EmptyState icon={Megaphone} title="No announcement fits" text="Try other words, or all kinds." />
          ) : (
            <EmptyState icon={Megaphone} title="Nothing has been announced yet" text="What companies announce appears here." />
          )}
        </div>
      )}
      {edges.length > 0 && (
        <AnnouncementList announcements={edges.map(({ node }) => node)} page={page} endText="These are all announcements." />
      )}
    </AnnouncementsFrame>
  );
}
