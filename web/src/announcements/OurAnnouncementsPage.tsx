import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { OurAnnouncementsPage_viewer$key } from "../__generated__/OurAnnouncementsPage_viewer.graphql.ts";
import type { OurAnnouncementsPagePaginationQuery } from "../__generated__/OurAnnouncementsPagePaginationQuery.graphql.ts";
import type { OurAnnouncementsPageQuery } from "../__generated__/OurAnnouncementsPageQuery.graphql.ts";
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
  query OurAnnouncementsPageQuery($query: String, $kind: AnnouncementKind, $status: AnnouncementStatus) @preloadable {
    viewer {
      ...ListsFrame_viewer
      ...OurAnnouncementsPage_viewer
    }
  }
`;

/** The announcements of the viewer's account and companies, including drafts (ROUTE-39). */
export function OurAnnouncementsPage({ queryRef }: { queryRef: PreloadedQuery<OurAnnouncementsPageQuery> }) {
  const [root, reload] = usePage<OurAnnouncementsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<OurAnnouncementsPagePaginationQuery, OurAnnouncementsPage_viewer$key>(
    graphql`
      fragment OurAnnouncementsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OurAnnouncementsPagePaginationQuery") {
        announcements(query: $query, kind: $kind, status: $status, first: $first, after: $after)
          @connection(key: "OurAnnouncementsPage_announcements") {
          edges {
            node {
              id
              ...AnnouncementCard_announcement
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const list = useList({ edges: data.announcements?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { hasFilters } = useFilters(announcementFilters);
  return (
    <AnnouncementsFrame
      viewer={root.viewer}
      tab="our"
      filters={<AnnouncementFilterFields label="Search our announcements" hasStatus />}
    >
      <List
        list={list}
        layout="cards"
        skeleton={<AnnouncementsSkeleton cards={2} />}
        empty={{
          icon: Megaphone,
          title: "You have no announcements yet",
          text: "Write an announcement once and publish it on the web, by e-mail and through your channels.",
        }}
        noMatch={hasFilters && { title: "No matching announcements", text: "Try different words or clear the filters." }}
        endText="These are all your announcements."
      >
        {({ node }) => <AnnouncementCard announcement={node} />}
      </List>
    </AnnouncementsFrame>
  );
}
