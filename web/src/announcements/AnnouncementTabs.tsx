import { graphql, useFragment } from "react-relay";
import type { AnnouncementTabs_announcement$key } from "../__generated__/AnnouncementTabs_announcement.graphql.ts";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { announcementPath, type AnnouncementTab } from "./announcementPaths.ts";

interface AnnouncementTabsProps {
  announcement: AnnouncementTabs_announcement$key;
  tab: AnnouncementTab;
}

/** The tabs of an announcement, for users who may edit it; others see no tabs. */
export function AnnouncementTabs({ announcement, tab }: AnnouncementTabsProps) {
  const { databaseId, permissions } = useFragment(
    graphql`
      fragment AnnouncementTabs_announcement on Announcement {
        databaseId
        permissions {
          readHub {
            allowed
          }
          edit {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  if (!permissions.readHub.allowed) return null;
  const tabs = [
    { id: "hub", label: "Hub" },
    ...(permissions.edit.allowed ? [{ id: "web", label: "Web" } as const] : []),
    { id: "email", label: "E-mail" },
  ] as const;
  return (
    <LinkTabs
      label="Announcement sections"
      tabs={tabs.map(({ id, label }) => ({ label, href: announcementPath(databaseId, id), isCurrent: id === tab }))}
      className="mb-3 px-1 tablet:px-0"
    />
  );
}
