import { Archive, MessagesSquare, Pencil, Send, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementActions_announcement$key } from "../__generated__/AnnouncementActions_announcement.graphql.ts";
import { storyPath } from "../news/newsKinds.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { Button, LinkButton } from "../ui/Button.tsx";
import { announcementPath } from "./announcementPaths.ts";
import { useChangeAnnouncementStatus } from "./useChangeAnnouncementStatus.ts";
import { useDeleteAnnouncement } from "./useDeleteAnnouncement.ts";

/** The actions on an announcement: publish, edit, archive, delete, discuss its news item, share its address. */
export function AnnouncementActions({ announcement }: { announcement: AnnouncementActions_announcement$key }) {
  const { id, databaseId, status, story, permissions } = useFragment(
    graphql`
      fragment AnnouncementActions_announcement on Announcement {
        id
        databaseId
        status
        story {
          databaseId
        }
        permissions {
          publish {
            allowed
          }
          edit {
            allowed
          }
          archive {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  const { changeStatus, isChanging } = useChangeAnnouncementStatus(id);
  const { remove, isDeleting } = useDeleteAnnouncement(id);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-5 tablet:px-6">
      {permissions.publish.allowed && (
        <Button variant="primary" icon={Send} onPress={() => changeStatus("PUBLISHED")} isPending={isChanging}>
          Publish
        </Button>
      )}
      {permissions.edit.allowed && (
        <LinkButton href={announcementPath(databaseId, "web")} icon={Pencil}>
          Edit
        </LinkButton>
      )}
      {story && (
        <LinkButton href={storyPath(story.databaseId)} icon={MessagesSquare}>
          Likes and comments
        </LinkButton>
      )}
      {permissions.archive.allowed && (
        <Button variant="quiet" icon={Archive} onPress={() => changeStatus("ARCHIVED")} isPending={isChanging}>
          Archive
        </Button>
      )}
      {permissions.delete.allowed && (
        <Button variant="quiet" icon={Trash2} onPress={remove} isPending={isDeleting}>
          Delete
        </Button>
      )}
      {status === "PUBLISHED" && <CopyLinkButton address={location.origin + announcementPath(databaseId)} />}
    </div>
  );
}
