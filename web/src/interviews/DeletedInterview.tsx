import { graphql, useFragment } from "react-relay";
import type { DeletedInterview_interview$key } from "../__generated__/DeletedInterview_interview.graphql.ts";
import { DeletedNotice } from "../ui/DeletedNotice.tsx";
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
    <article aria-label={title} className="px-4 py-5 tablet:px-6">
      <h1 className="text-22 font-semibold">{title}</h1>
      <DeletedNotice
        text="This interview has been deleted."
        onRestore={permissions.restore.allowed ? restore : null}
        isRestoring={isRestoring}
        className="mt-2 justify-between gap-y-2"
      />
    </article>
  );
}
