import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TaskRow_task$key } from "../__generated__/TaskRow_task.graphql.ts";
import type { TaskRowDeleteMutation } from "../__generated__/TaskRowDeleteMutation.graphql.ts";
import type { TaskRowStatusMutation } from "../__generated__/TaskRowStatusMutation.graphql.ts";
import { formatDate } from "../lib/dates.ts";
import { wallTimeOf } from "../lib/wallTime.ts";
import { useNow } from "../posts/useNow.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmed } from "../ui/alerts.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { IconButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { useReaderZone } from "../ui/ReaderZone.tsx";
import { Select } from "../ui/Select.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { TaskDialog } from "./TaskDialog.tsx";
import { knownStatus, taskStatuses, type KnownStatus } from "./taskStatuses.ts";
import { addressOf } from "./taskSubject.ts";

interface TaskRowProps {
  task: TaskRow_task$key;
  /** True where all tasks are of one list. */
  isInList?: boolean;
  /** After it was changed or deleted. */
  onChanged: () => void;
}

/** A task in a list: its status is changed in place, everything else in a dialog. */
export function TaskRow({ task, isInList = false, onChanged }: TaskRowProps) {
  const data = useFragment(
    graphql`
      fragment TaskRow_task on Task {
        id
        title
        description
        status
        dueAt
        assignee {
          databaseId
          name
          avatar
        }
        workList {
          databaseId
          name
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
    task,
  );
  const { id, title, description, dueAt, assignee, workList, subject, permissions } = data;
  const status = knownStatus(data.status);
  const [isEditing, setEditing] = useState(false);
  const close = useCallback(() => setEditing(false), []);
  const moving = useMutationAction<TaskRowStatusMutation>(graphql`
    mutation TaskRowStatusMutation($input: UpdateTaskInput!) {
      updateTask(input: $input) {
        task {
          workList {
            ...Progress_workList
          }
          ...TaskRow_task
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const deleting = useMutationAction<TaskRowDeleteMutation>(graphql`
    mutation TaskRowDeleteMutation($input: DeleteTaskInput!) {
      deleteTask(input: $input) {
        deletedTaskId
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const move = (wanted: KnownStatus) =>
    void moving.run({
      variables: { input: { taskId: id, status: wanted } },
      optimisticUpdater: (store) => void store.get(id)?.setValue(wanted, "status"),
    });
  const remove = async () => {
    const message = `Do you want to delete the task ${title}?`;
    if (!(await confirmed(message))) return;
    if (!(await deleting.run({ variables: { input: { taskId: id } } })).ok) return;
    showToast("success", "The task has been deleted.");
    onChanged();
  };
  const zone = useReaderZone();
  const now = useNow();
  const isLate = dueAt ? status !== "DONE" && Date.parse(dueAt) < now : false;
  const about = subject && "databaseId" in subject ? addressOf(subject.kind, subject.databaseId) : null;
  const menuLabel = `More for ${title}`;
  const due = dueAt ? (isLate ? `Overdue since ${formatDate(dueAt, zone)}` : `Due ${formatDate(dueAt, zone)}`) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:flex-nowrap tablet:px-5">
      <div className="order-2 min-w-0 flex-1 basis-full tablet:order-none tablet:basis-0">
        <p className={cx("text-15 font-semibold", status === "DONE" && "text-muted line-through")}>{title}</p>
        {description && <p className="mt-0.5 line-clamp-2 text-14 text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
          {assignee ? (
            <span className="inline-flex items-center gap-1.5">
              <Avatar name={assignee.name} src={assignee.avatar} kind="person" size={24} />
              {assignee.name}
            </span>
          ) : (
            <span>Nobody yet</span>
          )}
          {due && <span className={cx(isLate && "font-semibold text-warning")}>{due}</span>}
          {!isInList && workList && (
            <Link variant="plain" href={`/work/workLists/${workList.databaseId}`}>
              {workList.name}
            </Link>
          )}
          {about && (
            <Link variant="plain" href={about}>
              What it is about
            </Link>
          )}
        </p>
      </div>
      <Select
        label={`Status of ${title}`}
        isLabelHidden
        options={taskStatuses}
        value={status}
        onChange={move}
        className="order-3 w-36 max-tablet:flex-1 tablet:order-none"
      />
      {permissions.edit.allowed && (
        <div className="order-4 tablet:order-none">
          <Menu
            label={menuLabel}
            trigger={<IconButton icon={Ellipsis} label={menuLabel} hasTooltip={false} isPending={deleting.isRunning} />}
          >
            <MenuItem icon={Pencil} onAction={() => setEditing(true)}>
              Edit
            </MenuItem>
            {permissions.delete.allowed && (
              <MenuItem icon={Trash2} tone="danger" onAction={() => void remove()}>
                Delete
              </MenuItem>
            )}
          </Menu>
        </div>
      )}
      {isEditing && (
        <TaskDialog
          task={{
            id,
            values: {
              title,
              description: description ?? "",
              status,
              assigneeId: assignee ? String(assignee.databaseId) : "",
              due: dueAt ? wallTimeOf(dueAt, zone).slice(0, 10) : "",
              workListId: workList ? String(workList.databaseId) : "",
              about: about ?? "",
            },
          }}
          onClose={close}
          onSaved={onChanged}
        />
      )}
    </div>
  );
}
