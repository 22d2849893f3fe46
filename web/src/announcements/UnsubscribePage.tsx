import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { UnsubscribePageMutation } from "../__generated__/UnsubscribePageMutation.graphql.ts";
import type { UnsubscribePageQuery } from "../__generated__/UnsubscribePageQuery.graphql.ts";
import { authorPath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { InvalidUnsubscribeLink, UnsubscribeCard } from "../settings/subscriptions/UnsubscribeCard.tsx";
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
  return subscription ? <Subscription key={subscription.token} subscription={subscription} /> : <InvalidUnsubscribeLink />;
}

interface SubscriptionProps {
  subscription: NonNullable<UnsubscribePageQuery["response"]["pressMailSubscription"]>;
}

function Subscription({ subscription: { token, email, sender, isSubscribed: wasSubscribed } }: SubscriptionProps) {
  const { run, isRunning } = useFormMutation<UnsubscribePageMutation>(graphql`
    mutation UnsubscribePageMutation($input: SetPressMailSubscriptionInput!) {
      setPressMailSubscription(input: $input) {
        subscription {
          isSubscribed
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const { name: senderName, slug, type } = sender;
  const path = authorPath({ slug, type });
  const name = path === null ? <strong>{senderName}</strong> : <Link href={path}>{senderName}</Link>;
  return (
    <UnsubscribeCard
      wasSubscribed={wasSubscribed}
      send={(isSubscribed) => run({ variables: { input: { token, isSubscribed } } })}
      isRunning={isRunning}
    >
      {(isSubscribed) => (
        <>
          {isSubscribed ? <>Press e-mails from {name} are sent</> : <>No more press e-mails from {name} will be sent</>} to{" "}
          <strong>{email}</strong>.
        </>
      )}
    </UnsubscribeCard>
  );
}
