import { CalendarClock, CircleX, MessagesSquare, Zap } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CalloutFacts_callout$key } from "../../../__generated__/CalloutFacts_callout.graphql.ts";
import { formatNoun } from "../../../lib/counts.ts";
import type { Deadline, Urgency } from "../../../lib/deadlines.ts";
import type { IconGlyph } from "../../../ui/Icon.tsx";
import { Facts } from "../../Facts.tsx";
import { useDeadline } from "../../useDeadline.ts";

const urgencyStyles: Record<Urgency, { icon: IconGlyph; className: string }> = {
  asap: { icon: Zap, className: "font-semibold text-warning" },
  soon: { icon: CalendarClock, className: "font-semibold text-warning" },
  open: { icon: CalendarClock, className: "font-semibold" },
  closed: { icon: CircleX, className: "text-muted" },
};

/** The deadline of a call-out, its urgency, and the number of answers. */
export function CalloutFacts({ callout }: { callout: CalloutFacts_callout$key }) {
  const { deadline, answersCount } = useFragment(
    graphql`
      fragment CalloutFacts_callout on Callout {
        deadline
        answersCount
      }
    `,
    callout,
  );
  const described = useDeadline(deadline);
  const { icon, className } = urgencyStyles[described.urgency];
  return (
    <Facts
      facts={[
        { icon, name: "Deadline", text: <span className={className}>{deadlineText(described)}</span> },
        { icon: MessagesSquare, name: "Answers", text: answersCount > 0 ? formatNoun(answersCount, "answer") : "" },
      ]}
    />
  );
}

function deadlineText({ urgency, text, left }: Deadline): string {
  if (left === null) return text;
  return urgency === "closed" ? `${left} · ${text}` : `${text} · ${left}`;
}
