import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ListsFrame_viewer$key } from "../__generated__/ListsFrame_viewer.graphql.ts";
import { LinkButton } from "../ui/Button.tsx";
import { LinkTabs, type LinkTab } from "../ui/LinkTabs.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";

export interface ListsFrameProps {
  viewer: ListsFrame_viewer$key;
  /** Accessible name of the tabs. */
  label: string;
  /** The lists; the page has the title of the current one. */
  tabs: readonly LinkTab[];
  /** The link to the form for a new item, shown to users who may write. */
  create: { href: string; label: string };
  /** The filters, shown above the list. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The frame of several lists of the same items: title, tabs, and a link to create an item. */
export function ListsFrame({ viewer, label, tabs, create, filters, children }: ListsFrameProps) {
  const { capabilities } = useFragment(
    graphql`
      fragment ListsFrame_viewer on Viewer {
        capabilities
      }
    `,
    viewer,
  );
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title={tabs.find(({ isCurrent }) => isCurrent)?.label}>
        {capabilities.includes("WRITE") && (
          <LinkButton href={create.href} variant="primary" icon={Plus}>
            {create.label}
          </LinkButton>
        )}
      </PageHeader>
      <LinkTabs label={label} tabs={tabs} className="mb-3 px-1 tablet:px-0" />
      {filters && <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">{filters}</div>}
      {children}
    </div>
  );
}
