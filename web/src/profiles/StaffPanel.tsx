import { graphql, useFragment } from "react-relay";
import type { StaffPanel_people$key } from "../__generated__/StaffPanel_people.graphql.ts";
import { Panel } from "../ui/Card.tsx";
import { Link } from "../ui/Link.tsx";
import { StaffRow } from "./StaffRow.tsx";

/** A few of the people, for the side column. @param href link to the whole list */
export function StaffPanel({ people, href }: { people: StaffPanel_people$key; href: string }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment StaffPanel_people on StaffMemberConnection {
        totalCount
        edges {
          cursor
          node {
            ...StaffRow_member
          }
        }
      }
    `,
    people,
  );
  if (edges.length === 0) return null;
  return (
    <Panel
      title="People"
      action={
        totalCount > edges.length && (
          <Link href={href} variant="plain" className="text-13 text-accent">
            All people
          </Link>
        )
      }
    >
      <ul>
        {edges.map(({ cursor, node }) => (
          <li key={cursor}>
            <StaffRow member={node} isCompact />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
