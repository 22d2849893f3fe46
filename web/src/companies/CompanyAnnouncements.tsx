import { Megaphone } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyAnnouncements_company$key } from "../__generated__/CompanyAnnouncements_company.graphql.ts";
import type { CompanyAnnouncementsPaginationQuery } from "../__generated__/CompanyAnnouncementsPaginationQuery.graphql.ts";
import { AnnouncementList } from "../announcements/AnnouncementList.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** What a company has announced, also by its newsrooms. */
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
              ...AnnouncementList_announcements
            }
          }
        }
      }
    `,
    company,
  );
  const { name, announcements } = data;
  const edges = announcements?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  if (!announcements) return <ListError reload={reload} />;
  if (edges.length === 0) {
    return (
      <div className={cardLook}>
        <EmptyState icon={Megaphone} title={`${name} has announced nothing yet`} />
      </div>
    );
  }
  return (
    <AnnouncementList
      announcements={edges.map(({ node }) => node)}
      page={page}
      endText={`These are all announcements of ${name}.`}
    />
  );
}
