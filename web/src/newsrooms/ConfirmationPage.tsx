import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ConfirmationPageMutation } from "../__generated__/ConfirmationPageMutation.graphql.ts";
import type { ConfirmationPageQuery } from "../__generated__/ConfirmationPageQuery.graphql.ts";
import { formatDate } from "../lib/dates.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LinkPageCard } from "../ui/LinkPageCard.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { NewsroomItem } from "./NewsroomItem.tsx";

const query = graphql`
  query ConfirmationPageQuery($hash: String!) @preloadable @throwOnFieldError {
    newsroomConfirmation(hash: $hash) {
      hash
      expiresAt
      requester {
        name
      }
      newsroom {
        company {
          slug
          name
        }
        ...NewsroomItem_newsroom
      }
    }
  }
`;

type Decision = "confirmed" | "declined";

/** The target of an e-mailed link that asks a company whether a newsroom is its own; also for guests (ROUTE-57). */
export function ConfirmationPage({ queryRef }: { queryRef: PreloadedQuery<ConfirmationPageQuery> }) {
  const { newsroomConfirmation: confirmation } = usePreloadedQuery<ConfirmationPageQuery>(query, queryRef);
  const zone = useTimeZone();
  const [sending, setSending] = useState<Decision | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { run } = useFormMutation<ConfirmationPageMutation>(graphql`
    mutation ConfirmationPageMutation($input: AnswerNewsroomConfirmationInput!) {
      answerNewsroomConfirmation(input: $input) {
        newsroom {
          status
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  if (!confirmation) {
    return (
      <LinkPageCard title="Confirm newsroom">
        <p className="text-15">This link is no longer valid.</p>
      </LinkPageCard>
    );
  }

  const { hash, expiresAt, requester, newsroom } = confirmation;
  const answer = async (chosen: Decision) => {
    setError(null);
    setSending(chosen);
    const outcome = await run({ variables: { input: { hash, accept: chosen === "confirmed" } }, write: "newsroom" });
    setSending(null);
    if (outcome.ok) setDecision(chosen);
    else setError(outcome.text);
  };
  if (decision !== null) {
    return (
      <LinkPageCard
        title={decision === "confirmed" ? "Thank you, the newsroom is public now" : "The newsroom has been declined"}
        takesFocus
      >
        <p className="mb-4 text-15">
          {decision === "confirmed"
            ? `It is now shown on the page of ${newsroom.company.name}.`
            : `Only ${requester.name}, their account, people of ${newsroom.company.name} and platform admins can see it, marked as declined.`}
        </p>
        {decision === "confirmed" && (
          <LinkButton href={profilePath("company", newsroom.company.slug)} variant="primary">
            Show {newsroom.company.name}
          </LinkButton>
        )}
      </LinkPageCard>
    );
  }
  return (
    <LinkPageCard title={`Is this the newsroom of ${newsroom.company.name}?`}>
      <p className="mb-4 max-w-[60ch] text-15">
        {requester.name} has created it. It becomes public once you confirm it, until {formatDate(expiresAt, zone)}.
      </p>
      <h2 className="sr-only">The newsroom</h2>
      <NewsroomItem newsroom={newsroom} hasStatus={false} />
      {error && <ErrorNote text={error} className="mt-4" />}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="primary"
          isPending={sending === "confirmed"}
          isDisabled={sending === "declined"}
          onPress={() => void answer("confirmed")}
        >
          Confirm
        </Button>
        <Button isPending={sending === "declined"} isDisabled={sending === "confirmed"} onPress={() => void answer("declined")}>
          Decline
        </Button>
      </div>
    </LinkPageCard>
  );
}
