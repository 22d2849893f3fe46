import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { cardStyles } from "../../ui/Card.tsx";
import { cx } from "../../ui/cx.ts";
import { ErrorNote } from "../../ui/ErrorNote.tsx";

interface UnsubscribeCardProps {
  isSubscribed: boolean;
  /** A sentence that describes the subscription. */
  children: ReactNode;
  error: string | null;
  isRunning: boolean;
  onChange: (isSubscribed: boolean) => void;
}

const frame = cx(cardStyles, "flush-top mx-auto w-full max-w-160 p-4 tablet:mt-8 tablet:p-6");

/** The page of an unsubscribe link: a button to unsubscribe, then one to undo it. */
export function UnsubscribeCard({ isSubscribed, children, error, isRunning, onChange }: UnsubscribeCardProps) {
  return (
    <section className={frame}>
      <h1 className="mb-3 text-22 font-semibold text-balance">{isSubscribed ? "Unsubscribe" : "You have unsubscribed"}</h1>
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
    </section>
  );
}

/** Replaces the page when the link is not valid. */
export function InvalidUnsubscribeLink() {
  return (
    <section className={frame}>
      <h1 className="mb-3 text-22 font-semibold">Unsubscribe</h1>
      <p className="text-15">
        This link is no longer valid. Please use the unsubscribe link of the latest e-mail that you received.
      </p>
    </section>
  );
}
