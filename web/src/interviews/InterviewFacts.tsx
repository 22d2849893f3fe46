import { CalendarClock, CircleHelp, CircleX, Globe, Lock, MessagesSquare } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { InterviewFacts_interview$key } from "../__generated__/InterviewFacts_interview.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { formatDate } from "../lib/dates.ts";
import { describeDueDate } from "../lib/deadlines.ts";
import { Facts } from "../posts/Facts.tsx";
import { useDeadline } from "../posts/useDeadline.ts";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";

/** The numbers of questions and answers, the deadline, and whether the interview is public. */
export function InterviewFacts({ interview }: { interview: InterviewFacts_interview$key }) {
  const { questionsCount, answersCount, deadline, closedAt, status, isPublic } = useFragment(
    graphql`
      fragment InterviewFacts_interview on Interview {
        questionsCount
        answersCount
        deadline
        closedAt
        status
        isPublic
      }
    `,
    interview,
  );
  const deadlineState = useDeadline(deadline);
  const due = deadline ? deadlineState : null;
  const zone = useTimeZone();
  const isOver = due?.urgency === "closed";
  return (
    <Facts
      facts={[
        { icon: CircleHelp, name: "Questions", text: formatNoun(questionsCount, "question") },
        { icon: MessagesSquare, name: "Answers", text: answersCount > 0 ? formatNoun(answersCount, "answer") : "" },
        {
          icon: isOver ? CircleX : CalendarClock,
          name: "Deadline",
          text: due ? <span className={isOver ? "text-muted" : ""}>{isOver ? describeDueDate(due) : due.text}</span> : "",
        },
        { icon: Lock, name: "Closed", text: closedAt ? `Closed on ${formatDate(closedAt, zone)}` : "" },
        { icon: Globe, name: "Audience", text: isPublic && status !== "CLOSED" ? "Anybody can answer" : "" },
      ]}
    />
  );
}
