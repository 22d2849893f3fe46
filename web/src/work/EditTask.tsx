import { graphql, useFragment } from "react-relay";
import type { EditTask_task$key } from "../__generated__/EditTask_task.graphql.ts";
import { toWallTime } from "../lib/dates.ts";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { toKnownStatus } from "./taskStatuses.ts";

const TaskDialog = lazyDialog(async () => (await import("./TaskDialog.tsx")).TaskDialog);

interface EditTaskProps {
  task: EditTask_task$key;
  /** The address of its subject; null for none. */
  subjectAddress: string | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The dialog for editing an existing task. */
export function EditTask({ task, subjectAddress, onClose, onSaved }: EditTaskProps) {
  const { id, title, description, status, dueAt, assignee, workList } = useFragment(
    graphql`
      fragment EditTask_task on Task {
        id
        title
        description
        status
        dueAt
        assignee {
          id
        }
        workList {
          id
        }
      }
    `,
    task,
  );
  const zone = useTimeZone();
  return (
    <TaskDialog
      task={{
        id,
        values: {
          title,
          description: description ?? "",
          status: toKnownStatus(status),
          assigneeId: assignee ? assignee.id : "",
          due: dueAt ? toWallTime(dueAt, zone).slice(0, 10) : "",
          workListId: workList ? workList.id : "",
          subjectAddress: subjectAddress ?? "",
        },
      }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
