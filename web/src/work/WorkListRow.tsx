import { graphql, useFragment } from "react-relay";
import type { WorkListRow_workList$key } from "../__generated__/WorkListRow_workList.graphql.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Link } from "../ui/Link.tsx";
import { Progress } from "./Progress.tsx";

/** A work list in a list: description, participants and progress. */
export function WorkListRow({ workList }: { workList: WorkListRow_workList$key }) {
  const data = useFragment(
    graphql`
      fragment WorkListRow_workList on WorkList {
        databaseId
        name
        description
        members {
          id
          name
          avatar
        }
        ...Progress_workList
      }
    `,
    workList,
  );
  const { databaseId, name, description, members } = data;
  return (
    <div className="grid gap-x-6 gap-y-2 px-4 py-3.5 tablet:grid-cols-[1fr_15rem] tablet:items-center tablet:px-5">
      <div className="min-w-0">
        <p>
          <Link variant="plain" href={`/work/workLists/${databaseId}`} className="text-15 font-semibold">
            {name}
          </Link>
        </p>
        {description && <p className="user-text mt-0.5 line-clamp-2 text-14 text-muted">{description}</p>}
        {members.length > 0 && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            {members.map((member) => (
              <span key={member.id} className="inline-flex items-center gap-1.5">
                <Avatar name={member.name} src={member.avatar} kind="person" size={24} />
                {member.name}
              </span>
            ))}
          </p>
        )}
      </div>
      <Progress workList={data} />
    </div>
  );
}
