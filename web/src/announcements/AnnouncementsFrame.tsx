import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementsFrame_viewer$key } from "../__generated__/AnnouncementsFrame_viewer.graphql.ts";
import { LinkButton } from "../ui/Button.tsx";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";

interface AnnouncementsFrameProps {
  viewer: AnnouncementsFrame_viewer$key;
  tab: "all" | "our";
  /** The filters, shown above the list. */
  filters: ReactNode;
  children: ReactNode;
}

const tabs = [
  { id: "all", label: "All announcements" },
  { id: "our", label: "Our announcements" },
] as const;

/** The frame of both lists of announcements: title, tabs, and a link to create one. */
export function AnnouncementsFrame({ viewer, tab, filters, children }: AnnouncementsFrameProps) {
  const { capabilities } = useFragment(
    graphql`
      fragment AnnouncementsFrame_viewer on Viewer {
        capabilities
      }
    `,
    viewer,
  );
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title={tabs.find(({ id }) => id === tab)?.label}>
        {capabilities.includes("WRITE") && (
          <LinkButton href="/announcements/new" variant="primary" icon={Plus}>
            New announcement
          </LinkButton>
        )}
      </PageHeader>
      <LinkTabs
        label="Lists of announcements"
        tabs={tabs.map(({ id, label }) => ({ label, href: `/announcements/${id}`, isCurrent: id === tab }))}
        className="mb-3 px-1 tablet:px-0"
      />
      <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">{filters}</div>
      {children}
    </div>
  );
}
