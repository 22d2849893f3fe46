import { graphql, useFragment } from "react-relay";
import type { TaskList_tasks$key } from "../__generated__/TaskList_tasks.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { ListEnd } from "../lists/ListEnd.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { TaskRow } from "./TaskRow.tsx";

interface TaskListProps {
  tasks: TaskList_tasks$key;
  page: NextPage;
  isInList?: boolean;
  onChanged: () => void;
}

/** Tasks under each other; more come near the end. */
export function TaskList({ tasks, page, isInList = false, onChanged }: TaskListProps) {
  const nodes = useFragment(
    graphql`
      fragment TaskList_tasks on Task @relay(plural: true) {
        id
        ...TaskRow_task
      }
    `,
    tasks,
  );
  return (
    <>
      <ul aria-label="Tasks" className={cx(cardLook, "divide-y divide-line")}>
        {nodes.map((node) => (
          <TaskRow key={node.id} task={node} isInList={isInList} onChanged={onChanged} />
        ))}
      </ul>
      <ListEnd
        page={page}
        lead={400}
        skeleton={<RowsSkeleton rows={2} label="Loading tasks" hasGround />}
        endText="These are all tasks."
      />
    </>
  );
}
