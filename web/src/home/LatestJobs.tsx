import { graphql, useFragment } from "react-relay";
import type { LatestJobs_query$key } from "../__generated__/LatestJobs_query.graphql.ts";
import { PostLink } from "../posts/PostLink.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Panel } from "../ui/Card.tsx";
import { rowStyles } from "./rowStyles.ts";

/** The newest jobs; renders nothing when there are none. */
export function LatestJobs({ query }: { query: LatestJobs_query$key }) {
  const { latestJobs } = useFragment(
    graphql`
      fragment LatestJobs_query on Query {
        latestJobs(first: 3) {
          id
          databaseId
          title
          location
          company {
            name
            logo
          }
        }
      }
    `,
    query,
  );
  if (!latestJobs || latestJobs.length === 0) return null;
  return (
    <Panel title="Latest jobs">
      <ul className="-mx-2">
        {latestJobs.map(({ id, databaseId, title, location, company }) => (
          <li key={id}>
            <PostLink address={{ key: "job", databaseId, commentId: null }} variant="bare" className={rowStyles}>
              <Avatar name={company.name} src={company.logo} kind="company" size={40} />
              <span className="min-w-0">
                <span className="user-text line-clamp-2 text-14 font-medium">{title}</span>
                <span className="mt-0.5 block truncate text-13 text-muted">
                  {[company.name, location].filter(Boolean).join(" · ")}
                </span>
              </span>
            </PostLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
