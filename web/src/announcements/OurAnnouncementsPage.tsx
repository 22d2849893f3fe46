import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { OurAnnouncementsPage_query$key } from "../__generated__/OurAnnouncementsPage_query.graphql.ts";
import type { OurAnnouncementsPagePaginationQuery } from "../__generated__/OurAnnouncementsPagePaginationQuery.graphql.ts";
import type { OurAnnouncementsPageQuery } from "../__generated__/OurAnnouncementsPageQuery.graphql.ts";
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
  query OurAnnouncementsPageQuery($query: String, $kind: AnnouncementKind, $status: AnnouncementStatus) @preloadable {
    viewer {
      ...AnnouncementsFrame_viewer
    }
    ...OurAnnouncementsPage_query @arguments(query: $query, kind: $kind, status: $status)
  }
`;

/** What the viewer's account and companies announce, drafts included (ROUTE-39). */
export function OurAnnouncementsPage({ queryRef }: { queryRef: PreloadedQuery<OurAnnouncementsPageQuery> }) {
  const root = usePreloadedQuery<OurAnnouncementsPageQuery>(query, queryRef);
  const reload = useReload<OurAnnouncementsPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<OurAnnouncementsPagePaginationQuery, OurAnnouncementsPage_query$key>(
    graphql`
      fragment OurAnnouncementsPage_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        kind: { type: "AnnouncementKind" }
        status: { type: "AnnouncementStatus" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "OurAnnouncementsPagePaginationQuery") {
        viewer {
          announcements(query: $query, kind: $kind, status: $status, first: $first, after: $after)
            @connection(key: "OurAnnouncementsPage_announcements") {
            edges {
              node {
                ...AnnouncementList_announcements
              }
            }
          }
        }
      }
    `,
    root,
  );
  const list = data.viewer.announcements;
  const edges = list?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const isNarrow = isNarrowed(readFilters(useLocation().search));
  return (
    <AnnouncementsFrame viewer={root.viewer} tab="our" filters={<ListFilterFields label="Search our announcements" hasStatus />}>
      {!list && <ListError reload={reload} />}
      {list && edges.length === 0 && (
        <div className={cardLook}>
          {isNarrow ? (
            <EmptyState icon={Megaphone} title="None of your announcements fits" text="Try other words, or all of them." />
          ) : (
            <EmptyState
              icon={Megaphone}
              title="You have announced nothing yet"
              text="Write once, and publish it on the web, by e-mail and by your channels."
            />
          )}
        </div>
      )}
      {edges.length > 0 && (
        <AnnouncementList
          announcements={edges.map(({ node }) => node)}
          page={page}
          endText="These are all of your announcements."
        />
      )}
    </AnnouncementsFrame>
  );
}
