import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { UnsubscribePageMutation } from "../__generated__/UnsubscribePageMutation.graphql.ts";
import type { UnsubscribePageQuery } from "../__generated__/UnsubscribePageQuery.graphql.ts";
import { authorPath } from "../profiles/profilePath.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Link } from "../ui/Link.tsx";

const query = graphql`
  query UnsubscribePageQuery($token: String!) @preloadable @throwOnFieldError {
    pressMailSubscription(token: $token) {
      token
      email
      isSubscribed
      sender {
        name
        slug
        type
      }
    }
  }
`;

/**
 * The target of the unsubscribe link in a press e-mail; needs no sign-in. Opening it changes nothing, because mail programs
 * open links automatically to check them.
 */
export function UnsubscribePage({ queryRef }: { queryRef: PreloadedQuery<UnsubscribePageQuery> }) {
  const { pressMailSubscription: subscription } = usePreloadedQuery<UnsubscribePageQuery>(query, queryRef);
  return (
    <section className={cx(cardLook, "flush-top mx-auto w-full max-w-160 p-4 tablet:mt-8 tablet:p-6")}>
      {subscription ? (
        <Subscription key={subscription.token} subscription={subscription} />
      ) : (
        <>
          <h1 className="mb-3 text-22 font-semibold">Unsubscribe</h1>
          <p className="text-15">
            This link is no longer valid. Please use the unsubscribe link of the latest e-mail that you received.
          </p>
        </>
      )}
    </section>
  );
}

interface SubscriptionProps {
  subscription: NonNullable<UnsubscribePageQuery["response"]["pressMailSubscription"]>;
}

function Subscription({ subscription: { token, email, sender, isSubscribed: wasSubscribed } }: SubscriptionProps) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed);
  const [error, setError] = useState<string | null>(null);
  const { run, isRunning } = useMutationAction<UnsubscribePageMutation>(
    graphql`
      mutation UnsubscribePageMutation($input: SetPressMailSubscriptionInput!) {
        setPressMailSubscription(input: $input) {
          subscription {
            isSubscribed
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const change = async (wanted: boolean) => {
    setError(null);
    const outcome = await run({ variables: { input: { token, isSubscribed: wanted } } });
    if (outcome.ok) setSubscribed(outcome.response.setPressMailSubscription.subscription?.isSubscribed ?? wanted);
    else setError(outcome.text);
  };
  const { name: senderName, slug, type } = sender;
  const path = authorPath({ slug, type });
  const name = path === null ? <strong>{senderName}</strong> : <Link href={path}>{senderName}</Link>;
  return (
    <>
      <h1 className="mb-3 text-22 font-semibold text-balance">{isSubscribed ? "Unsubscribe" : "You have unsubscribed"}</h1>
      <p aria-live="polite" className="max-w-[60ch] text-15 wrap-anywhere">
        {isSubscribed ? (
          <>
            Press e-mails from {name} are sent to <strong>{email}</strong>.
          </>
        ) : (
          <>
            No more press e-mails from {name} will be sent to <strong>{email}</strong>.
          </>
        )}
      </p>
      {error && (
        <div className="mt-4">
          <ErrorNote text={error} />
        </div>
      )}
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
    </>
  );
}
