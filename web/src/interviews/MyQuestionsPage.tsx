import { CircleHelp } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { MyQuestionsPage_viewer$key } from "../__generated__/MyQuestionsPage_viewer.graphql.ts";
import type { MyQuestionsPagePaginationQuery } from "../__generated__/MyQuestionsPagePaginationQuery.graphql.ts";
import type { MyQuestionsPageQuery } from "../__generated__/MyQuestionsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { InterviewFilterFields } from "./InterviewFilterFields.tsx";
import { interviewFilters } from "./interviewFilters.ts";
import { interviewPath } from "./interviewPaths.ts";
import { InterviewsFrame } from "./InterviewsFrame.tsx";

const query = graphql`
  query MyQuestionsPageQuery($query: String) @preloadable {
    viewer {
      capabilities
      ...ListsFrame_viewer
      ...MyQuestionsPage_viewer
    }
  }
`;

/** The questions from all of the viewer's interviews, for searching and reusing them. */
export function MyQuestionsPage({ queryRef }: { queryRef: PreloadedQuery<MyQuestionsPageQuery> }) {
  const [root, reload] = usePage<MyQuestionsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<MyQuestionsPagePaginationQuery, MyQuestionsPage_viewer$key>(
    graphql`
      fragment MyQuestionsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "MyQuestionsPagePaginationQuery") {
        questions(query: $query, first: $first, after: $after) @connection(key: "MyQuestionsPage_questions") {
          edges {
            node {
              databaseId
              text
              interview {
                databaseId
                title
              }
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const list = useList({ edges: data.questions?.edges, keyOf: ({ node }) => node.databaseId, pagination, reload });
  const { hasFilters } = useFilters(interviewFilters);
  const mayWrite = root.viewer.capabilities.includes("WRITE");
  return (
    <InterviewsFrame viewer={root.viewer} tab="questions" filters={<InterviewFilterFields label="Search my questions" />}>
      <List
        list={list}
        label="My questions"
        empty={{
          icon: CircleHelp,
          title: "You have no questions yet",
          text: "Questions from your interviews appear here, so that you can ask them again.",
        }}
        noMatch={hasFilters && { title: "No matching questions", text: "Try different words." }}
      >
        {({ node: { text, interview } }) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 tablet:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-15 font-medium">{text}</p>
              {interview && (
                <p className="mt-0.5 text-13 text-muted">
                  Asked in{" "}
                  <Link variant="plain" href={interviewPath(interview.databaseId)}>
                    {interview.title}
                  </Link>
                </p>
              )}
            </div>
            {mayWrite && (
              <LinkButton
                size="small"
                href={`/interviews/new?question=${encodeURIComponent(text)}`}
                aria-label={`Ask again: ${text}`}
              >
                Ask again
              </LinkButton>
            )}
          </div>
        )}
      </List>
    </InterviewsFrame>
  );
}
