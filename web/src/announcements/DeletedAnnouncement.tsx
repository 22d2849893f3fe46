import { graphql, useFragment } from "react-relay";
import type { DeletedAnnouncement_announcement$key } from "../__generated__/DeletedAnnouncement_announcement.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useRestoreAnnouncement } from "./useDeleteAnnouncement.ts";

/** What stands in the place of a deleted announcement, with the way back for those who may take it. */
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
    <article aria-label={title} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-5 tablet:px-6">
      <h1 className="basis-full text-22 font-semibold">{title}</h1>
      <p className="text-14 text-muted italic">This announcement has been deleted.</p>
      {permissions.restore.allowed && (
        <Button size="small" onPress={restore} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </article>
  );
}
