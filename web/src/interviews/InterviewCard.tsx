import { graphql, useFragment } from "react-relay";
import type { InterviewCard_interview$key } from "../__generated__/InterviewCard_interview.graphql.ts";
import { lineOfHtml } from "../comments/commentText.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { ArticleCard } from "../ui/ArticleCard.tsx";
import { Chip } from "../ui/Chip.tsx";
import { InterviewFacts } from "./InterviewFacts.tsx";
import { interviewKindOf, statusLabelOf } from "./interviewKinds.ts";
import { interviewPath } from "./interviewPaths.ts";

/** An interview in a list. */
export function InterviewCard({ interview }: { interview: InterviewCard_interview$key }) {
  const data = useFragment(
    graphql`
      fragment InterviewCard_interview on Interview {
        databaseId
        title
        type
        status
        description
        createdAt
        publishedAt
        image {
          url
        }
        author {
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
        ...InterviewFacts_interview
      }
    `,
    interview,
  );
  const { databaseId, title, type, status, description, createdAt, publishedAt, image, author, beats } = data;
  return (
    <ArticleCard
      byline={
        <AuthorLine
          author={author}
          kind={interviewKindOf(type)}
          facts={<TimeAndBeats time={publishedAt ?? createdAt} beats={beats} />}
        />
      }
      title={title}
      href={interviewPath(databaseId)}
      chips={status !== "OPEN" && <Chip>{statusLabelOf(status)}</Chip>}
      text={description && lineOfHtml(description)}
      picture={image?.url}
    >
      <InterviewFacts interview={data} />
    </ArticleCard>
  );
}
