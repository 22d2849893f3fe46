import { graphql, useFragment } from "react-relay";
import type { InterviewCard_interview$key } from "../__generated__/InterviewCard_interview.graphql.ts";
import { toPlainLine } from "../comments/commentText.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { ArticleCard } from "../ui/ArticleCard.tsx";
import { Chip } from "../ui/Chip.tsx";
import { InterviewFacts } from "./InterviewFacts.tsx";
import { getInterviewKind, getStatusLabel } from "./interviewKinds.ts";
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
          kind={getInterviewKind(type)}
          facts={<TimeAndBeats time={publishedAt ?? createdAt} beats={beats} />}
        />
      }
      title={title}
      href={interviewPath(databaseId)}
      chips={status !== "OPEN" && <Chip>{getStatusLabel(status)}</Chip>}
      text={description && toPlainLine(description)}
      picture={image?.url}
    >
      <InterviewFacts interview={data} />
    </ArticleCard>
  );
}
