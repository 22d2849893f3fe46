import { graphql, useFragment } from "react-relay";
import type { EditTask_task$key } from "../__generated__/EditTask_task.graphql.ts";
import { wallTimeOf } from "../lib/dates.ts";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { knownStatus } from "./taskStatuses.ts";
import { addressOf } from "./taskSubject.ts";

const TaskDialog = lazyDialog(async () => (await import("./TaskDialog.tsx")).TaskDialog);

interface EditTaskProps {
  task: EditTask_task$key;
  onClose: () => void;
  onSaved: () => void;
}

/** The dialog for editing an existing task. */
export function EditTask({ task, onClose, onSaved }: EditTaskProps) {
  const { id, title, description, status, dueAt, assignee, workList, subject } = useFragment(
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
        subject {
          kind: __typename
          ... on PostBase {
            databaseId
          }
          ... on Story {
            databaseId
          }
          ... on Announcement {
            databaseId
          }
          ... on Interview {
            databaseId
          }
        }
      }
    `,
    task,
  );
  const zone = useTimeZone();
  const about = subject && "databaseId" in subject ? addressOf(subject.kind, subject.databaseId) : null;
  return (
    <TaskDialog
      task={{
        id,
        values: {
          title,
          description: description ?? "",
          status: knownStatus(status),
          assigneeId: assignee ? assignee.id : "",
          due: dueAt ? wallTimeOf(dueAt, zone).slice(0, 10) : "",
          workListId: workList ? workList.id : "",
          about: about ?? "",
        },
      }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
