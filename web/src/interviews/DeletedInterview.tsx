import { graphql, useFragment } from "react-relay";
import type { DeletedInterview_interview$key } from "../__generated__/DeletedInterview_interview.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useRestoreInterview } from "./useDeleteInterview.ts";

/** What stands in the place of a deleted interview, with the way back for those who may take it. */
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
    <article aria-label={title} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-5 tablet:px-6">
      <h1 className="basis-full text-22 font-semibold">{title}</h1>
      <p className="text-14 text-muted italic">This interview has been deleted.</p>
      {permissions.restore.allowed && (
        <Button size="small" onPress={restore} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </article>
  );
}
