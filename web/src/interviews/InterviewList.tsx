import { graphql, useFragment } from "react-relay";
import type { InterviewList_interviews$key } from "../__generated__/InterviewList_interviews.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import type { NextPage } from "../lists/useNextPage.ts";
import { InterviewCard } from "./InterviewCard.tsx";
import { InterviewsSkeleton } from "./InterviewsSkeleton.tsx";

interface InterviewListProps {
  interviews: InterviewList_interviews$key;
  page: NextPage;
  endText: string;
}

/** Interviews under each other; more come near the end. */
export function InterviewList({ interviews, page, endText }: InterviewListProps) {
  const nodes = useFragment(
    graphql`
      fragment InterviewList_interviews on Interview @relay(plural: true) {
        id
        ...InterviewCard_interview
      }
    `,
    interviews,
  );
  return (
    <>
      <ul className="space-y-2 tablet:space-y-3">
        {uniqueById(nodes, (node) => node.id).map((node) => (
          <li key={node.id}>
            <InterviewCard interview={node} />
          </li>
        ))}
      </ul>
      <ListEnd page={page} lead={800} skeleton={<InterviewsSkeleton cards={2} />} endText={endText} />
    </>
  );
}
