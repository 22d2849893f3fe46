import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { LinkPageCard } from "../../ui/LinkPageCard.tsx";

interface UnsubscribeCardProps {
  isSubscribed: boolean;
  /** A sentence that describes the subscription. */
  children: ReactNode;
  error: string | null;
  isRunning: boolean;
  onChange: (isSubscribed: boolean) => void;
}

/** The page of an unsubscribe link: a button to unsubscribe, then one to undo it. */
export function UnsubscribeCard({ isSubscribed, children, error, isRunning, onChange }: UnsubscribeCardProps) {
  return (
    <LinkPageCard title={isSubscribed ? "Unsubscribe" : "You have unsubscribed"}>
      <p aria-live="polite" className="max-w-[60ch] text-15 wrap-anywhere">
        {children}
      </p>
      {error && <ErrorNote text={error} className="mt-4" />}
      <div className="mt-5">
        {isSubscribed ? (
          <Button variant="primary" isPending={isRunning} onPress={() => onChange(false)}>
            Unsubscribe
          </Button>
        ) : (
          <Button isPending={isRunning} onPress={() => onChange(true)}>
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
