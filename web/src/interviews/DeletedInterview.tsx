import { graphql, useFragment } from "react-relay";
import type { DeletedInterview_interview$key } from "../__generated__/DeletedInterview_interview.graphql.ts";
import { DeletedArticle } from "../ui/DeletedArticle.tsx";
import { useRestoreInterview } from "./useDeleteInterview.ts";

/** Replaces a deleted interview and offers users with permission to restore it. */
export function DeletedInterview({ interview }: { interview: DeletedInterview_interview$key }) {
  const { id, title, permissions } = useFragment(
    graphql`
      fragment DeletedInterview_interview on Interview {
        id
        title
        permissions {
          restore {
            allowed
          }
        }
      }
    `,
    interview,
  );
  const { restore, isRestoring } = useRestoreInterview(id);
  return (
    <DeletedArticle
      title={title}
      text="This interview has been deleted."
      onRestore={permissions.restore.allowed ? restore : null}
      isRestoring={isRestoring}
    />
  );
}
