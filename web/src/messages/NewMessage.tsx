import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { NewMessage_permission$key } from "../__generated__/NewMessage_permission.graphql.ts";
import type { NewMessageQuery } from "../__generated__/NewMessageQuery.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { unlessMoved } from "../navigation/unlessMoved.ts";
import { BackToList } from "./BackToList.tsx";
import { MessageBox } from "./MessageBox.tsx";
import { PreviousMessages } from "./PreviousMessages.tsx";
import { RecipientField } from "./RecipientField.tsx";
import { useMessageDraft } from "./useMessageDraft.ts";
import type { Recipient } from "./useSearchPeople.ts";
import { useStartConversation } from "./useStartConversation.ts";

interface NewMessageProps {
  permission: NewMessage_permission$key;
  /** The recipient's slug; empty if the user chooses recipients here. */
  recipient: string;
}

/**
 * A new message to recipients who are chosen here. If they already have a conversation with the viewer, the message goes there,
 * and its messages appear as soon as the recipients are chosen. A link to write to one person opens that conversation instead.
 */
export function NewMessage({ permission, recipient }: NewMessageProps) {
  const { user } = useLazyLoadQuery<NewMessageQuery>(
    graphql`
      query NewMessageQuery($slug: String!, $isNamed: Boolean!) {
        user(slug: $slug) @include(if: $isNamed) {
          authorId
          name
          avatar
        }
      }
    `,
    { slug: recipient, isNamed: recipient !== "" },
  );
  const data = useFragment(
    graphql`
      fragment NewMessage_permission on Permission {
        allowed
        ...MessageBox_permission
      }
    `,
    permission,
  );
  const [recipients, setRecipients] = useState<readonly Recipient[]>(() =>
    user ? [{ id: user.authorId, name: user.name, avatar: user.avatar ?? null }] : [],
  );
  // With a given recipient the focus starts in the text; otherwise it stays in the recipient field.
  const [beginsWithText] = useState(recipients.length > 0);
  const people = useDeferredValue(recipients).map(({ id }) => id);
  const [isMissing, setMissing] = useState(false);
  const { draft, state } = useMessageDraft(`to ${recipient}`);
  const start = useStartConversation(draft);
  const [only] = recipients;
  // Once something has been typed, the page stays and shows the previous messages above.
  const isUntouched = recipients.length === 1 && only?.id === user?.authorId;
  const isEmpty = state.text === "" && state.attachments.length === 0;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const navigate = useNavigate();
  usePageTitle("New message");

  const send = async () => {
    setMissing(recipients.length === 0);
    if (recipients.length === 0) return;
    const open = unlessMoved((id: number) => void navigate(`/messages/${id}`, { replace: true }));
    const startedId = await start(recipients.map(({ id }) => id));
    // A user who has left the page may have come back to write another message.
    if (startedId !== null && isShown.current) open(startedId);
  };

  return (
    <>
      <header className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-4 py-2">
        <BackToList />
        <h1 className="text-16 font-semibold">New message</h1>
      </header>
      <div className="max-h-1/2 min-h-16 overflow-y-auto p-4">
        <RecipientField
          recipients={recipients}
          onChange={(chosen) => {
            setMissing(false);
            setRecipients(chosen);
          }}
          errorMessage={isMissing ? "Choose a recipient." : null}
          isDisabled={!data.allowed}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        {people.length > 0 && (
          <ErrorBoundary key={people.join(" ")} fallback={null}>
            <Suspense fallback={null}>
              <PreviousMessages personIds={people} opensConversation={isUntouched && isEmpty} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <MessageBox draft={draft} state={state} permission={data} takesFocus={beginsWithText} onSend={() => void send()} />
    </>
  );
}
