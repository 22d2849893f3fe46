import { CalendarClock, ListOrdered, MessageSquareText, Video } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { InterviewIntro_author$key } from "../__generated__/InterviewIntro_author.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { describeDueDate } from "../lib/deadlines.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { Facts } from "../posts/Facts.tsx";
import { useDeadline } from "../posts/useDeadline.ts";
import { RichText } from "../ui/RichText.tsx";

interface InterviewIntroProps {
  title: string;
  author: InterviewIntro_author$key;
  description: string | null;
  deadline: string | null;
  questionsCount: number;
  isVideo: boolean;
  /** Whether the answers are read-only. */
  isRead?: boolean;
}

/** The introduction of an interview: author, deadline, number of questions, and type of answers. */
export function InterviewIntro(props: InterviewIntroProps) {
  const { title, author, description, deadline, questionsCount, isVideo, isRead = false } = props;
  const interviewer = useFragment(
    graphql`
      fragment InterviewIntro_author on Author {
        ...AuthorLine_author
      }
    `,
    author,
  );
  const due = useDeadline(deadline);
  usePageTitle(title);
  return (
    <div className="space-y-4">
      <AuthorLine author={interviewer} facts={<span>{isRead ? "asked for answers" : "asks for your answers"}</span>} />
      <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
      <Facts
        facts={[
          { icon: isVideo ? Video : MessageSquareText, name: "Answers", text: isVideo ? "By video" : "In writing" },
          { icon: ListOrdered, name: "Questions", text: formatNoun(questionsCount, "question") },
          { icon: CalendarClock, name: "Deadline", text: deadline ? describeDueDate(due) : "" },
        ]}
      />
      <RichText html={description} className="text-16" />
    </div>
  );
}
