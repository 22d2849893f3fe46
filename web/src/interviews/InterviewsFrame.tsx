import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { InterviewsFrame_viewer$key } from "../__generated__/InterviewsFrame_viewer.graphql.ts";
import { LinkButton } from "../ui/Button.tsx";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { interviewTabPath, interviewTabs, type InterviewTab } from "./interviewPaths.ts";

interface InterviewsFrameProps {
  viewer: InterviewsFrame_viewer$key;
  tab: InterviewTab;
  /** The filters, shown above the list. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The frame of the lists of interviews: title, tabs, and a link to create one. */
export function InterviewsFrame({ viewer, tab, filters, children }: InterviewsFrameProps) {
  const { capabilities } = useFragment(
    graphql`
      fragment InterviewsFrame_viewer on Viewer {
        capabilities
      }
    `,
    viewer,
  );
  const title = interviewTabs.find(({ id }) => id === tab)?.label;
  return (
    <div className="mx-auto w-full max-w-241">
      <PageHeader title={title}>
        {capabilities.includes("WRITE") && (
          <LinkButton href="/interviews/new" variant="primary" icon={Plus}>
            New interview
          </LinkButton>
        )}
      </PageHeader>
      <LinkTabs
        label="Lists of interviews"
        tabs={interviewTabs.map(({ id, label }) => ({ label, href: interviewTabPath(id), isCurrent: id === tab }))}
        className="mb-3 px-1 tablet:px-0"
      />
      {filters && <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">{filters}</div>}
      {children}
    </div>
  );
}
