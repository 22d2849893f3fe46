import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { StaffList_company$key } from "../__generated__/StaffList_company.graphql.ts";
import type { StaffList_edges$key } from "../__generated__/StaffList_edges.graphql.ts";
import { StaffMenu } from "../companies/StaffMenu.tsx";
import { List } from "../lists/List.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { useList } from "../lists/useList.ts";
import type { Pagination } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardStyles } from "../ui/Card.tsx";
import { StaffRow } from "./StaffRow.tsx";

interface StaffListProps {
  /** Null when they could not be read. */
  edges: StaffList_edges$key | null | undefined;
  pagination: Pagination;
  reload: Reload;
  /** The name of the company or outlet. */
  name: string;
  /** The company, when its people can be removed here. */
  company?: StaffList_company$key | null;
}

/** The people who work for a company or an outlet. */
export function StaffList({ edges: reference, pagination, reload, name, company = null }: StaffListProps) {
  const edges = useFragment(
    graphql`
      fragment StaffList_edges on StaffMemberEdge @relay(plural: true) {
        node {
          author {
            id
          }
          ...StaffRow_member
          ...StaffMenu_member
        }
      }
    `,
    reference,
  );
  const managed = useFragment(
    graphql`
      fragment StaffList_company on Company {
        ...StaffMenu_company
      }
    `,
    company,
  );
  const list = useList({ edges, keyOf: ({ node }) => node.author.id, pagination, reload });
  return (
    <section aria-label="People" className={cardStyles}>
      <List
        list={list}
        layout="part"
        skeleton={<RowsSkeleton rows={4} label="Loading more people" />}
        empty={{
          icon: UsersRound,
          title: "No people listed yet",
          text: `People who list ${name} in their profile appear here.`,
        }}
        endText="These are all people."
      >
        {({ node }) => <StaffRow member={node} actions={managed && <StaffMenu company={managed} member={node} />} />}
      </List>
    </section>
  );
}
