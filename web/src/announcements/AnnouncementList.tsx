import { graphql, useFragment } from "react-relay";
import type { AnnouncementList_announcements$key } from "../__generated__/AnnouncementList_announcements.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { AnnouncementsSkeleton } from "./AnnouncementsSkeleton.tsx";

interface AnnouncementListProps {
  announcements: AnnouncementList_announcements$key;
  page: NextPage;
  endText: string;
}

/** Announcements under each other; more come near the end. */
export function AnnouncementList({ announcements, page, endText }: AnnouncementListProps) {
  const nodes = useFragment(
    graphql`
      fragment AnnouncementList_announcements on Announcement @relay(plural: true) {
        id
        ...AnnouncementCard_announcement
      }
    `,
    announcements,
  );
  return (
    <>
      <ul className="space-y-2 tablet:space-y-3">
        {uniqueById(nodes, (node) => node.id).map((node) => (
          <li key={node.id}>
            <AnnouncementCard announcement={node} />
          </li>
        ))}
      </ul>
      <ListEnd page={page} lead={800} skeleton={<AnnouncementsSkeleton cards={2} />} endText={endText} />
    </>
  );
}
