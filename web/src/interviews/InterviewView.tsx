import { graphql, useFragment } from "react-relay";
import type { InterviewView_interview$key } from "../__generated__/InterviewView_interview.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { TimeAndBeats } from "../posts/BeatTags.tsx";
import { PostPicture } from "../posts/PostPicture.tsx";
import { Chip } from "../ui/Chip.tsx";
import { DeletedArticle } from "../ui/DeletedArticle.tsx";
import { RichText } from "../ui/RichText.tsx";
import { InterviewActions } from "./InterviewActions.tsx";
import { InterviewFacts } from "./InterviewFacts.tsx";
import { getInterviewKind, getStatusLabel } from "./interviewKinds.ts";
import { InterviewMenu } from "./InterviewMenu.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { useRestoreInterview } from "./useDeleteInterview.ts";

/** An interview: author, description and visible questions. It also sets the page title. */
export function InterviewView({ interview }: { interview: InterviewView_interview$key }) {
  const data = useFragment(
    graphql`
      fragment InterviewView_interview on Interview @throwOnFieldError {
        id
        title
        type
        status
        description
        createdAt
        publishedAt
        isDeleted
        permissions {
          restore {
            allowed
          }
        }
        author {
          ...AuthorLine_author
        }
        beats {
          ...BeatTags_beats
        }
        image {
          ...PostPicture_picture
        }
        ...InterviewFacts_interview
        ...InterviewMenu_interview
        ...InterviewActions_interview
        ...QuestionList_interview
      }
    `,
    interview,
  );
  const { id, title, type, status, description, createdAt, publishedAt, isDeleted, permissions, author, beats, image } = data;
  const { restore, isRestoring } = useRestoreInterview(id);
  usePageTitle(title);
  if (isDeleted) {
    return (
      <DeletedArticle
        title={title}
        text="This interview has been deleted."
        onRestore={permissions.restore.allowed ? restore : null}
        isRestoring={isRestoring}
      />
    );
  }
  return (
    <article aria-label={title} className="px-4 pt-5 pb-3 tablet:px-6">
      <AuthorLine
        author={author}
        kind={getInterviewKind(type)}
        facts={<TimeAndBeats time={publishedAt ?? createdAt} beats={beats} />}
        menu={<InterviewMenu interview={data} />}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
        {status !== "OPEN" && <Chip>{getStatusLabel(status)}</Chip>}
      </div>
      <div className="mt-3 space-y-4">
        <InterviewFacts interview={data} />
        <RichText html={description ?? null} className="max-w-[68ch] text-16" />
        <InterviewActions interview={data} />
        {image && <PostPicture picture={image} />}
        <QuestionList interview={data} />
      </div>
    </article>
  );
}
