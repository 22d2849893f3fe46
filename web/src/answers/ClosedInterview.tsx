import { Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ClosedInterview_interview$key } from "../__generated__/ClosedInterview_interview.graphql.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { formatDate } from "../lib/dates.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { AuthorLine } from "../posts/AuthorLine.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RichText } from "../ui/RichText.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { answerPageStyles } from "./answerPageStyles.ts";

/** Shown to visitors at the link of a closed public interview: its title, author and closing date. */
export function ClosedInterview({ interview }: { interview: ClosedInterview_interview$key }) {
  const { databaseId, title, description, closedAt, author } = useFragment(
    graphql`
      fragment ClosedInterview_interview on PublicInterview {
        databaseId
        title
        description
        closedAt
        author {
          name
          ...AuthorLine_author
        }
      }
    `,
    interview,
  );
  const zone = useTimeZone();
  usePageTitle(title);
  return (
    <article className={cardClasses(answerPageStyles, "space-y-4")}>
      <AuthorLine author={author} facts={<span>asked for answers</span>} />
      <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
      <div className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-14">
        <Icon of={Lock} className="text-muted" />
        <div>
          <p className="font-semibold">This interview is closed</p>
          <p className="mt-1">
            {author.name} closed it{closedAt ? ` on ${formatDate(closedAt, zone)}` : ""}. It takes no more answers.
          </p>
        </div>
      </div>
      <RichText html={description ?? null} className="text-16" />
      <LinkButton href={interviewPath(databaseId)}>View interview</LinkButton>
    </article>
  );
}
