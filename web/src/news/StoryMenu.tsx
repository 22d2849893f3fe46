import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { StoryMenu_story$key } from "../__generated__/StoryMenu_story.graphql.ts";
import { PostMenu } from "../posts/PostMenu.tsx";
import { DeleteItem, EditItem } from "../ui/MoreMenu.tsx";
import { storyPath } from "./newsKinds.ts";
import { useDeleteStory } from "./useDeleteStory.ts";
import { storyFormSearch } from "./writing/storyFormAddress.ts";

/** The menu of a story, for users who may change or delete it; the actions for everybody are below the text. */
export function StoryMenu({ story }: { story: StoryMenu_story$key }) {
  const { id, databaseId, news, permissions } = useFragment(
    graphql`
      fragment StoryMenu_story on Story {
        id
        databaseId
        news {
          title
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
  const { remove, isDeleting } = useDeleteStory(id);
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!permissions.edit.allowed && !permissions.delete.allowed) return null;
  return (
    <PostMenu name={news.title || "this draft"} address={location.origin + storyPath(databaseId)} isPending={isDeleting}>
      {permissions.edit.allowed && (
        <EditItem onAction={() => void navigate({ search: storyFormSearch(search, databaseId) }, { preventScrollReset: true })} />
      )}
      {permissions.delete.allowed && <DeleteItem onAction={remove} />}
    </PostMenu>
  );
}
