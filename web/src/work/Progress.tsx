import { graphql, useFragment } from "react-relay";
import type { Progress_workList$key } from "../__generated__/Progress_workList.graphql.ts";

/** The number of completed tasks in a list. */
export function Progress({ workList }: { workList: Progress_workList$key }) {
  const { name, tasksCount, doneCount } = useFragment(
    graphql`
      fragment Progress_workList on WorkList {
        name
        tasksCount
        doneCount
      }
    `,
    workList,
  );
  return (
    <div className="flex items-center gap-3 text-13 text-muted">
      <progress
        aria-label={`Progress of ${name}`}
        value={doneCount}
        max={Math.max(tasksCount, 1)}
        className="h-1.5 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-fill"
      />
      <span className="figures whitespace-nowrap">
        {doneCount} of {tasksCount} done
      </span>
    </div>
  );
}
