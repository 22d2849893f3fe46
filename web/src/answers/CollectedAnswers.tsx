import { ChevronRight, Inbox } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedAnswers_interview$key } from "../__generated__/CollectedAnswers_interview.graphql.ts";
import type { CollectedAnswersPaginationQuery } from "../__generated__/CollectedAnswersPaginationQuery.graphql.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { answerPath } from "./answerPaths.ts";
import { Invitations } from "./Invitations.tsx";
import { RespondentLine } from "./RespondentLine.tsx";

/** The answers sent to the interview's author: who, when, and a link to the answers. */
export function CollectedAnswers({ interview, reload }: { interview: CollectedAnswers_interview$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CollectedAnswersPaginationQuery, CollectedAnswers_interview$key>(
    graphql`
      fragment CollectedAnswers_interview on Interview
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CollectedAnswersPaginationQuery") {
        databaseId
        title
        ...Invitations_interview
        answers(first: $first, after: $after) @connection(key: "CollectedAnswers_answers") {
          totalCount
          edges {
            node {
              id
              type
              hash
              ...RespondentLine_set
            }
          }
        }
      }
    `,
    interview,
  );
  usePageTitle(data.title);
  const list = useList({ edges: data.answers?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const total = data.answers?.totalCount ?? 0;
  return (
    <>
      <article className={cardClasses("mx-auto w-full max-w-180")}>
        <header className="border-b border-line px-4 py-4 tablet:px-6 tablet:py-5">
          <p className="figures text-13 text-muted">{formatNoun(total, "answer")}</p>
          <h1 className="mt-1 text-22 font-semibold">{data.title}</h1>
          <Link href={interviewPath(data.databaseId)} className="mt-2 inline-block text-14">
            The interview
          </Link>
        </header>
        <List
          list={list}
          layout="part"
          label="Answers"
          empty={{
            icon: Inbox,
            title: "No answers yet",
            text: "Answers appear here as soon as people send them, and you'll be notified.",
          }}
        >
          {({ node }) => (
            <Link
              href={answerPath(node.type, node.hash)}
              variant="bare"
              className="flex items-center justify-between gap-3 px-4 py-3.5 hover:bg-sunken tablet:px-6"
            >
              <RespondentLine set={node} />
              <Icon of={ChevronRight} className="text-muted" />
            </Link>
          )}
        </List>
      </article>
      <Invitations interview={data} />
    </>
  );
}
