import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TaskRow_task$key } from "../__generated__/TaskRow_task.graphql.ts";
import { formatDate } from "../lib/dates.ts";
import { useNow } from "../posts/useNow.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { DeleteItem, EditItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { Select } from "../ui/Select.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { EditTask } from "./EditTask.tsx";
import { toKnownStatus, taskStatuses, type KnownStatus } from "./taskStatuses.ts";
import { getSubjectPath } from "./taskSubject.ts";
import { useTaskActions } from "./useTaskActions.ts";

interface TaskRowProps {
  task: TaskRow_task$key;
  /** True when all tasks belong to one list. */
  isInList?: boolean;
  /** Called after it was changed in the dialog. The order of the list may have changed. */
  onSaved: () => void;
  onDeleted: () => void;
}

/** A task in a list: its status is changed in place, everything else in a dialog. */
export function TaskRow({ task, isInList = false, onSaved, onDeleted }: TaskRowProps) {
  const data = useFragment(
    graphql`
      fragment TaskRow_task on Task {
        id
        title
        description
        status
        dueAt
        ...EditTask_task
        assignee {
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
  const status = toKnownStatus(data.status);
  const [isEditing, setEditing] = useState(false);
  const { changeStatus, remove, isDeleting } = useTaskActions({ id, title, status, onDeleted });
  const subjectAddress = subject && "databaseId" in subject ? getSubjectPath(subject.kind, subject.databaseId) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:flex-nowrap tablet:px-5">
      <div className="order-2 min-w-0 flex-1 basis-full tablet:order-none tablet:basis-0">
        <p className={cx("text-15 font-semibold", status === "DONE" && "text-muted line-through")}>{title}</p>
        {description && <p className="user-text mt-0.5 line-clamp-2 text-14 text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 wrap-anywhere text-muted">
          {assignee ? (
            <span className="inline-flex items-center gap-1.5">
              <Avatar name={assignee.name} src={assignee.avatar} kind="person" size={24} />
              {assignee.name}
            </span>
          ) : (
            <span>Nobody yet</span>
          )}
          {dueAt && <DueDate dueAt={dueAt} isDone={status === "DONE"} />}
          {!isInList && workList && (
            <Link variant="plain" href={`/work/workLists/${workList.databaseId}`}>
              {workList.name}
            </Link>
          )}
          {subjectAddress && (
            <Link variant="plain" href={subjectAddress}>
              Subject
            </Link>
          )}
        </p>
      </div>
      <Status title={title} status={status} onChange={permissions.edit.allowed ? changeStatus : null} />
      {permissions.edit.allowed && (
        <div className="order-4 tablet:order-none">
          <MoreMenu name={title} isPending={isDeleting}>
            <EditItem onAction={() => setEditing(true)} />
            {permissions.delete.allowed && <DeleteItem onAction={remove} />}
          </MoreMenu>
        </div>
      )}
      {isEditing && <EditTask task={data} subjectAddress={subjectAddress} onClose={() => setEditing(false)} onSaved={onSaved} />}
    </div>
  );
}

interface StatusProps {
  /** The title of the task. */
  title: string;
  status: KnownStatus;
  /** Null for those who may not change it. */
  onChange: ((status: KnownStatus) => void) | null;
}

function Status({ title, status, onChange }: StatusProps) {
  const styles = "order-3 w-36 max-tablet:flex-1 tablet:order-none";
  if (onChange === null) {
    return (
      <p className={cx(styles, "text-14 text-muted")}>
        <span className="sr-only">Status: </span>
        {taskStatuses.find(({ id }) => id === status)?.label}
      </p>
    );
  }
  return (
    <Select
      label={`Status of ${title}`}
      isLabelHidden
      options={taskStatuses}
      value={status}
      onChange={onChange}
      className={styles}
    />
  );
}

function DueDate({ dueAt, isDone }: { dueAt: string; isDone: boolean }) {
  const zone = useTimeZone();
  const isOverdue = Date.parse(dueAt) < useNow() && !isDone;
  return (
    <span className={cx(isOverdue && "font-semibold text-warning")}>
      {`${isOverdue ? "Overdue since" : "Due"} ${formatDate(dueAt, zone)}`}
    </span>
  );
}
