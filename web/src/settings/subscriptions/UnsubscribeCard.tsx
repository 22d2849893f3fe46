import { useState, type ReactNode } from "react";
import type { Outcome } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { LinkPageCard } from "../../ui/LinkPageCard.tsx";

interface UnsubscribeCardProps {
  /** Whether the mails are sent when the link is opened. */
  wasSubscribed: boolean;
  /** Changes the subscription; an error is shown on the card. */
  send: (isSubscribed: boolean) => Promise<Outcome<unknown>>;
  isRunning: boolean;
  /** Renders a sentence that describes the subscription. */
  children: (isSubscribed: boolean) => ReactNode;
}

/** The page of an unsubscribe link: a button to unsubscribe, then one to undo it. */
export function UnsubscribeCard({ wasSubscribed, send, isRunning, children }: UnsubscribeCardProps) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed);
  const [error, setError] = useState<string | null>(null);
  const change = async (desired: boolean) => {
    setError(null);
    const outcome = await send(desired);
    if (outcome.ok) setSubscribed(desired);
    else setError(outcome.text);
  };
  return (
    <LinkPageCard title={isSubscribed ? "Unsubscribe" : "You have unsubscribed"}>
      <p aria-live="polite" className="max-w-[60ch] text-15 wrap-anywhere">
        {children(isSubscribed)}
      </p>
      {error && <ErrorNote text={error} className="mt-4" />}
      <div className="mt-5">
        {isSubscribed ? (
          <Button variant="primary" isPending={isRunning} onPress={() => void change(false)}>
            Unsubscribe
          </Button>
        ) : (
          <Button isPending={isRunning} onPress={() => void change(true)}>
            Subscribe again
          </Button>
        )}
      </div>
    </LinkPageCard>
  );
}

/** Replaces the page when the link is not valid. */
export function InvalidUnsubscribeLink() {
  return (
    <LinkPageCard title="Unsubscribe">
      <p className="text-15">
        This link is no longer valid. Please use the unsubscribe link of the latest e-mail that you received.
      </p>
    </LinkPageCard>
  );
}
