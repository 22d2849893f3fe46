import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { WorkListHead_workList$key } from "../__generated__/WorkListHead_workList.graphql.ts";
import type { WorkListHeadDeleteMutation } from "../__generated__/WorkListHeadDeleteMutation.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { unlessMoved } from "../navigation/unlessMoved.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { DeleteItem, EditItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { Progress } from "./Progress.tsx";

const WorkListDialog = lazyDialog(async () => (await import("./WorkListDialog.tsx")).WorkListDialog);

/** The head of a work list's page: description, participants, progress and actions. */
export function WorkListHead({ workList }: { workList: WorkListHead_workList$key }) {
  const data = useFragment(
    graphql`
      fragment WorkListHead_workList on WorkList {
        id
        name
        description
        members {
          id
          name
        }
        ...Progress_workList
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
    workList,
  );
  const { id, name, description, members, permissions } = data;
  usePageTitle(name);
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  const deleting = useMutationAction<WorkListHeadDeleteMutation>(graphql`
    mutation WorkListHeadDeleteMutation($input: DeleteWorkListInput!) {
      deleteWorkList(input: $input) {
        deletedWorkListId @deleteRecord
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void deleting.run({
      variables: { input: { workListId: id } },
      question: `Do you want to delete the list ${name}? Its tasks will be kept without a list.`,
      done: "The work list has been deleted.",
      onDone: unlessMoved(() => void navigate("/work/workLists")),
    });
  return (
    <header className="mb-4 px-4 tablet:px-0">
      <div className="flex min-h-(--hit) items-center justify-between gap-3">
        <h1 className="text-22 font-semibold wrap-anywhere tablet:text-28">{name}</h1>
        {permissions.edit.allowed && (
          <MoreMenu name={name} isPending={deleting.isRunning}>
            <EditItem onAction={() => setEditing(true)} />
            {permissions.delete.allowed && <DeleteItem onAction={remove} />}
          </MoreMenu>
        )}
      </div>
      {description && <p className="user-text mt-1 max-w-[60ch] text-15 text-muted">{description}</p>}
      {members.length > 0 && <p className="mt-1 text-13 text-muted">With {members.map((member) => member.name).join(", ")}</p>}
      <div className="mt-3 max-w-96">
        <Progress workList={data} />
      </div>
      {isEditing && (
        <WorkListDialog
          workList={{
            id,
            values: {
              name,
              description: description ?? "",
              memberIds: members.map((member) => member.id),
            },
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </header>
  );
}
