import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { StaffList_company$key } from "../__generated__/StaffList_company.graphql.ts";
import type { StaffList_people$key } from "../__generated__/StaffList_people.graphql.ts";
import { StaffMenu } from "../companies/StaffMenu.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StaffRow } from "./StaffRow.tsx";

interface StaffListProps {
  people: StaffList_people$key;
  page: NextPage;
  /** Of the company or outlet. */
  name: string;
  /** The company, when its people may be removed here. */
  company?: StaffList_company$key | null;
}

/** Who works for a company or an outlet. */
export function StaffList({ people, page, name, company = null }: StaffListProps) {
  const { edges } = useFragment(
    graphql`
      fragment StaffList_people on StaffMemberConnection {
        edges {
          node {
            author {
              id
            }
            ...StaffRow_member
            ...StaffMenu_member
          }
        }
      }
    `,
    people,
  );
  const managed = useFragment(
    graphql`
      fragment StaffList_company on Company {
        ...StaffMenu_company
      }
    `,
    company,
  );
  return (
    <section aria-label="People" className={cardLook}>
      {edges.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title="Nobody is listed yet"
          text={`People who name ${name} among what they do appear here.`}
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {uniqueById(edges, ({ node }) => node.author.id).map(({ node }) => (
              <li key={node.author.id}>
                <StaffRow member={node} acts={managed && <StaffMenu company={managed} member={node} />} />
              </li>
            ))}
          </ul>
          <ListEnd
            page={page}
            lead={800}
            skeleton={<RowsSkeleton rows={4} label="Loading more people" />}
            endText="These are all people."
          />
        </>
      )}
    </section>
  );
}
