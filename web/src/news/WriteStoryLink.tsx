import { PenLine } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { WriteStoryLink_viewer$key } from "../__generated__/WriteStoryLink_viewer.graphql.ts";
import { LinkButton } from "../ui/Button.tsx";
import { storyFormSearch } from "./writing/storyFormAddress.ts";

/** A link to the form for a new story; renders nothing for users who may not write one. */
export function WriteStoryLink({ viewer }: { viewer: WriteStoryLink_viewer$key }) {
  const { createStory } = useFragment(
    graphql`
      fragment WriteStoryLink_viewer on Viewer {
        createStory {
          allowed
        }
      }
    `,
    viewer,
  );
  const { search } = useLocation();
  if (!createStory.allowed) return null;
  return (
    <LinkButton href={storyFormSearch(search, "new")} variant="primary" icon={PenLine}>
      Write a story
    </LinkButton>
  );
}
