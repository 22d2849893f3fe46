import { graphql, useFragment } from "react-relay";
import type { DeletedStory_story$key } from "../__generated__/DeletedStory_story.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useRestoreStory } from "./useDeleteStory.ts";

/** Replaces a deleted story and offers users with permission to restore it. */
export function DeletedStory({ story }: { story: DeletedStory_story$key }) {
  const { id, news, permissions } = useFragment(
    graphql`
      fragment DeletedStory_story on Story {
        id
        news {
          title
        }
        permissions {
          restore {
            allowed
          }
        }
      }
    `,
    story,
  );
  const { restore, isRestoring } = useRestoreStory(id);
  return (
    <article
      aria-label={news.title}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-5 tablet:px-6"
    >
      <h1 className="basis-full text-22 font-semibold">{news.title}</h1>
      <p className="text-14 text-muted italic">This story has been deleted.</p>
      {permissions.restore.allowed && (
        <Button size="small" onPress={restore} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </article>
  );
}
