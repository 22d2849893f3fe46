import { graphql, useFragment } from "react-relay";
import type { DeletedAnnouncement_announcement$key } from "../__generated__/DeletedAnnouncement_announcement.graphql.ts";
import { DeletedNotice } from "../ui/DeletedNotice.tsx";
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
    <article aria-label={title} className="px-4 py-5 tablet:px-6">
      <h1 className="text-22 font-semibold">{title}</h1>
      <DeletedNotice
        text="This announcement has been deleted."
        onRestore={permissions.restore.allowed ? restore : null}
        isRestoring={isRestoring}
        className="mt-2 justify-between gap-y-2"
      />
    </article>
  );
}
