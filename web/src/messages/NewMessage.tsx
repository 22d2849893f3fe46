import { useRef, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { NewMessage_permission$key } from "../__generated__/NewMessage_permission.graphql.ts";
import type { NewMessageQuery } from "../__generated__/NewMessageQuery.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { BackToList } from "./BackToList.tsx";
import { MessageBox } from "./MessageBox.tsx";
import { RecipientField } from "./RecipientField.tsx";
import type { Recipient } from "./useSearchPeople.ts";
import { useStartConversation } from "./useStartConversation.ts";
import { useWriting } from "./useWriting.ts";

interface NewMessageProps {
  permission: NewMessage_permission$key;
  /** The slug of the person it is for; empty to choose one. */
  recipient: string;
}

/** A message to people who are chosen here. Those who have a conversation with the viewer get it there. */
export function NewMessage({ permission, recipient }: NewMessageProps) {
  const { user } = useLazyLoadQuery<NewMessageQuery>(
    graphql`
      query NewMessageQuery($slug: String!, $isNamed: Boolean!) {
        user(slug: $slug) @include(if: $isNamed) {
          databaseId
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
    user ? [{ id: user.databaseId, name: user.name, avatar: user.avatar ?? null, kind: "person" }] : [],
  );
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { writing, written } = useWriting(`to ${recipient}`);
  const { start, isStarting } = useStartConversation();
  const isUnderWay = useRef(false);
  const navigate = useNavigate();
  usePageTitle("New message");

  const send = async () => {
    setMissing(recipients.length === 0);
    if (recipients.length === 0 || isUnderWay.current) return;
    isUnderWay.current = true;
    setError(null);
    const { text, attachments } = writing.snapshot();
    const started = await start(
      recipients.map(({ id }) => id),
      { text, attachments },
    );
    isUnderWay.current = false;
    if (!started.ok) {
      setError(started.error);
      return;
    }
    writing.change(() => ({ text: "", attachments: [] }));
    void navigate(`/messages/${started.databaseId}`, { replace: true });
  };

  return (
    <>
      <header className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-4 py-2">
        <BackToList />
        <h1 className="text-16 font-semibold">New message</h1>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <RecipientField
          recipients={recipients}
          onChange={(chosen) => {
            setMissing(false);
            setRecipients(chosen);
          }}
          errorMessage={isMissing ? "Choose whom the message is for." : null}
          isDisabled={!data.allowed}
        />
      </div>
      <MessageBox
        writing={writing}
        written={written}
        permission={data}
        error={error}
        isSending={isStarting}
        takesFocus={recipients.length > 0}
        onSend={() => void send()}
      />
    </>
  );
}
