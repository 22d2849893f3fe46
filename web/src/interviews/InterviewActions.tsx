import { Bookmark, Megaphone, MessageSquareReply, MessagesSquare, Send } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { InterviewActions_interview$key } from "../__generated__/InterviewActions_interview.graphql.ts";
import type { InterviewActionsSaveMutation } from "../__generated__/InterviewActionsSaveMutation.graphql.ts";
import { ownAnswersPath, publicCreatePath } from "../answers/answerPaths.ts";
import { postSearch } from "../posts/address.ts";
import { CopyLinkButton } from "../posts/CopyLink.tsx";
import { createSearch } from "../posts/writing/createAddress.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useToggle } from "../relay/useToggle.ts";
import { useSession } from "../session/useSession.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { interviewPath } from "./interviewPaths.ts";
import { useChangeInterviewStatus } from "./useChangeInterviewStatus.ts";

/** The actions on an interview: open it, collect answers by a call-out, answer, save, share its address. */
export function InterviewActions({ interview }: { interview: InterviewActions_interview$key }) {
  const { id, databaseId, type, isSaved, callout, permissions } = useFragment(
    graphql`
      fragment InterviewActions_interview on Interview {
        id
        databaseId
        type
        isSaved
        callout {
          databaseId
          title
        }
        permissions {
          publishCallout {
            allowed
          }
          answer {
            allowed
          }
          readAnswers {
            allowed
          }
          save {
            allowed
          }
          open {
            allowed
          }
        }
      }
    `,
    interview,
  );
  const { phase } = useSession();
  const { changeStatus, isChanging } = useChangeInterviewStatus(id);
  const { isOn, toggle } = useSaveToggle(id, isSaved);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        {permissions.open.allowed && (
          <Button variant="primary" icon={Send} onPress={() => changeStatus("OPEN")} isPending={isChanging}>
            Publish interview
          </Button>
        )}
        {permissions.publishCallout.allowed && (
          <LinkButton
            href={createSearch("", { key: "callout", interviewId: databaseId })}
            variant={callout ? "secondary" : "primary"}
            icon={Megaphone}
          >
            Publish call-out
          </LinkButton>
        )}
        {permissions.answer.allowed && (
          <LinkButton
            href={phase === "signedIn" ? ownAnswersPath(type, databaseId) : publicCreatePath(databaseId)}
            variant="primary"
            icon={MessageSquareReply}
          >
            Answer
          </LinkButton>
        )}
        {permissions.readAnswers.allowed && (
          <LinkButton href={ownAnswersPath(type, databaseId)} icon={MessagesSquare}>
            View answers
          </LinkButton>
        )}
        {permissions.save.allowed && (
          <Button variant="quiet" icon={Bookmark} aria-pressed={isOn} onPress={toggle}>
            {isOn ? "Saved" : "Save"}
          </Button>
        )}
        <CopyLinkButton address={location.origin + interviewPath(databaseId)} />
      </div>
      {callout && (
        <p className="text-14 text-muted">
          Linked call-out{" "}
          <Link href={postSearch("", { key: "callout", databaseId: callout.databaseId, commentId: null })}>{callout.title}</Link>
        </p>
      )}
    </div>
  );
}

/** Saves the interview under "Saved media", or removes it from there. */
function useSaveToggle(id: string, isSaved: boolean) {
  const environment = useRelayEnvironment();
  return useToggle<InterviewActionsSaveMutation>({
    mutation: graphql`
      mutation InterviewActionsSaveMutation($input: SetInterviewSavedInput!) @raw_response_type {
        setInterviewSaved(input: $input) {
          interview {
            id
            isSaved
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id,
    isOn: isSaved,
    variables: (saved) => ({ input: { interviewId: id, saved } }),
    optimisticResponse: (saved) => ({ setInterviewSaved: { interview: { id, isSaved: saved }, errors: [] } }),
    onConfirmed: () => invalidateAfter("savedMedia", environment),
  });
}
