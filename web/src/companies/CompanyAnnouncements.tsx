import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyAnnouncements_company$key } from "../__generated__/CompanyAnnouncements_company.graphql.ts";
import type { CompanyAnnouncementsPaginationQuery } from "../__generated__/CompanyAnnouncementsPaginationQuery.graphql.ts";
import { AnnouncementCard } from "../announcements/AnnouncementCard.tsx";
import { AnnouncementsSkeleton } from "../announcements/AnnouncementsSkeleton.tsx";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";

/** The announcements of a company and of its newsrooms. */
export function CompanyAnnouncements({ company, reload }: { company: CompanyAnnouncements_company$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CompanyAnnouncementsPaginationQuery, CompanyAnnouncements_company$key>(
    graphql`
      fragment CompanyAnnouncements_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CompanyAnnouncementsPaginationQuery") {
        name
        announcements(first: $first, after: $after) @connection(key: "CompanyAnnouncements_announcements") {
          edges {
            node {
              id
              ...AnnouncementCard_announcement
            }
          }
        }
      }
    `,
    company,
  );
  const { name, announcements } = data;
  const list = useList({ edges: announcements?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <List
      list={list}
      layout="cards"
      skeleton={<AnnouncementsSkeleton cards={2} />}
      empty={{ icon: Megaphone, title: `${name} has announced nothing yet` }}
      endText={`These are all announcements of ${name}.`}
    >
      {({ node }) => <AnnouncementCard announcement={node} />}
    </List>
  );
}
