import { graphql, useFragment } from "react-relay";
import type { DeletedStory_story$key } from "../__generated__/DeletedStory_story.graphql.ts";
import { DeletedArticle } from "../ui/DeletedArticle.tsx";
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
    <DeletedArticle
      title={news.title}
      text="This story has been deleted."
      onRestore={permissions.restore.allowed ? restore : null}
      isRestoring={isRestoring}
    />
  );
}
