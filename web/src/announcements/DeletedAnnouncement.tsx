import { graphql, useFragment } from "react-relay";
import type { DeletedAnnouncement_announcement$key } from "../__generated__/DeletedAnnouncement_announcement.graphql.ts";
import { DeletedArticle } from "../ui/DeletedArticle.tsx";
import { useRestoreAnnouncement } from "./useDeleteAnnouncement.ts";

/** Replaces a deleted announcement and offers users with permission to restore it. */
export function DeletedAnnouncement({ announcement }: { announcement: DeletedAnnouncement_announcement$key }) {
  const { id, title, permissions } = useFragment(
    graphql`
      fragment DeletedAnnouncement_announcement on Announcement {
        id
        title
        permissions {
          restore {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  const { restore, isRestoring } = useRestoreAnnouncement(id);
  return (
    <DeletedArticle
      title={title}
      text="This announcement has been deleted."
      onRestore={permissions.restore.allowed ? restore : null}
      isRestoring={isRestoring}
    />
  );
}
