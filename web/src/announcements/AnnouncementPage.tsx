import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { AnnouncementPageQuery } from "../__generated__/AnnouncementPageQuery.graphql.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { AnnouncementHubView } from "./AnnouncementHubView.tsx";

const query = graphql`
  query AnnouncementPageQuery($databaseId: Int!, $recipient: String) @preloadable @throwOnFieldError {
    announcement(databaseId: $databaseId, recipient: $recipient) {
      ...AnnouncementHubView_announcement
    }
  }
`;

/** One announcement: public once it is published (ROUTE-14), with its hub for users who may edit it (ROUTE-40). */
export function AnnouncementPage({ queryRef }: { queryRef: PreloadedQuery<AnnouncementPageQuery> }) {
  const { announcement } = usePreloadedQuery<AnnouncementPageQuery>(query, queryRef);
  if (!announcement) return <NotFoundPage />;
  return <AnnouncementHubView announcement={announcement} />;
}
