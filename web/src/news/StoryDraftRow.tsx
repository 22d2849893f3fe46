import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { StoryDraftRow_story$key } from "../__generated__/StoryDraftRow_story.graphql.ts";
import type { StoryDraftRowMutation } from "../__generated__/StoryDraftRowMutation.graphql.ts";
import { toPlainLine } from "../comments/commentText.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { getNewsKind, storyPath } from "./newsKinds.ts";
import { useDeleteStory } from "./useDeleteStory.ts";
import { storyFormSearch } from "./writing/storyFormAddress.ts";

interface StoryDraftRowProps {
  story: StoryDraftRow_story$key;
  /** Called when it has been published or deleted. */
  onRemoved: () => void;
  /** Called when its deletion was undone. */
  onRestored: () => void;
}

/** An unpublished story with its actions. */
export function StoryDraftRow({ story, onRemoved, onRestored }: StoryDraftRowProps) {
  const { id, databaseId, content, news, permissions } = useFragment(
    graphql`
      fragment StoryDraftRow_story on Story {
        id
        databaseId
        content
        news {
          kind
          title
          time
          author {
            name
          }
        }
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    story,
  );
  const { search } = useLocation();
  const { remove, isDeleting } = useDeleteStory(id, { onDeleted: onRemoved, onRestored });
  const { run, isRunning } = useMutationAction<StoryDraftRowMutation>(graphql`
    mutation StoryDraftRowMutation($input: UpdateStoryInput!) {
      updateStory(input: $input) {
        story {
          ...StoryArticle_story
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const publish = () =>
    void run({
      variables: { input: { storyId: id, status: "PUBLISHED" } },
      write: "story",
      done: "Your story has been published.",
      onDone: onRemoved,
    });
  const kind = getNewsKind(news.kind);
  const name = news.title || toPlainLine(content) || "Without text";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 tablet:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-1.5 text-13 text-muted">
          <Icon of={kind.icon} size={16} />
          <span>
            {kind.label} · {news.author.name} · <RelativeTime time={news.time} />
          </span>
        </p>
        <p className="mt-0.5 line-clamp-2 text-15 font-medium">
          <Link href={storyPath(databaseId)} variant="plain">
            {name}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {permissions.edit.allowed && (
          <>
            <LinkButton size="small" href={storyFormSearch(search, databaseId)} aria-label={`Edit ${name}`}>
              Edit
            </LinkButton>
            <Button size="small" variant="primary" onPress={publish} isPending={isRunning} aria-label={`Publish ${name}`}>
              Publish
            </Button>
          </>
        )}
        {permissions.delete.allowed && (
          <Button size="small" variant="quiet" onPress={remove} isPending={isDeleting} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}
