import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { NewswireTabs_viewer$key } from "../__generated__/NewswireTabs_viewer.graphql.ts";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { showsDrafts } from "./newsFilters.ts";
import { draftsPath, newswirePath } from "./newsKinds.ts";

/** Tabs for published stories and drafts, for users who may write stories. */
export function NewswireTabs({ viewer }: { viewer: NewswireTabs_viewer$key }) {
  const { createStory } = useFragment(
    graphql`
      fragment NewswireTabs_viewer on Viewer {
        createStory {
          allowed
        }
      }
    `,
    viewer,
  );
  const isDrafts = showsDrafts(useLocation().search);
  if (!createStory.allowed) return null;
  const tabs = [
    { label: "Published", href: newswirePath, isCurrent: !isDrafts },
    { label: "Drafts", href: draftsPath, isCurrent: isDrafts },
  ];
  return <LinkTabs label="Stories of the newswire" tabs={tabs} className="mb-3 px-1 tablet:px-0" />;
}
