import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { AllAnnouncementsPage_query$key } from "../__generated__/AllAnnouncementsPage_query.graphql.ts";
import type { AllAnnouncementsPagePaginationQuery } from "../__generated__/AllAnnouncementsPagePaginationQuery.graphql.ts";
import type { AllAnnouncementsPageQuery } from "../__generated__/AllAnnouncementsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { AnnouncementFilterFields } from "./AnnouncementFilterFields.tsx";
import { announcementFilters } from "./announcementFilters.ts";
import { AnnouncementsFrame } from "./AnnouncementsFrame.tsx";
import { AnnouncementsSkeleton } from "./AnnouncementsSkeleton.tsx";

const query = graphql`
  query AllAnnouncementsPageQuery($query: String, $kind: AnnouncementKind) @preloadable {
    viewer {
      ...ListsFrame_viewer
    }
    ...AllAnnouncementsPage_query
  }
`;

/** The published announcements of everybody (ROUTE-38). */
export function AllAnnouncementsPage({ queryRef }: { queryRef: PreloadedQuery<AllAnnouncementsPageQuery> }) {
  const [root, reload] = usePage<AllAnnouncementsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<AllAnnouncementsPagePaginationQuery, AllAnnouncementsPage_query$key>(
    graphql`
      fragment AllAnnouncementsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AllAnnouncementsPagePaginationQuery") {
        announcements(query: $query, kind: $kind, first: $first, after: $after)
          @connection(key: "AllAnnouncementsPage_announcements") {
          edges {
            node {
              id
              ...AnnouncementCard_announcement
            }
          }
        }
      }
    `,
    root,
  );
  const list = useList({ edges: data.announcements?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters } = useFilters(announcementFilters);
  return (
    <AnnouncementsFrame viewer={root.viewer} tab="all" filters={<AnnouncementFilterFields label="Search announcements" />}>
      <List
        list={list}
        layout="cards"
        skeleton={<AnnouncementsSkeleton cards={2} />}
        empty={{ icon: Megaphone, title: "No announcements yet", text: "Announcements by companies will appear here." }}
        noMatch={hasFilters && { title: "No matching announcements", text: "Try different words or another type." }}
        endText="These are all announcements."
      >
        {({ node }) => <AnnouncementCard announcement={node} />}
      </List>
    </AnnouncementsFrame>
  );
}
