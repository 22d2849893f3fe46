import { graphql, useFragment } from "react-relay";
import type { NewsletterSwitch_newsletter$key } from "../../__generated__/NewsletterSwitch_newsletter.graphql.ts";
import type { NewsletterSwitchMutation } from "../../__generated__/NewsletterSwitchMutation.graphql.ts";
import { useToggle } from "../../relay/useToggle.ts";
import { Switch } from "../../ui/Switch.tsx";
import { getCurrentKey } from "../movedSettings.ts";
import { saveInSequence } from "../useSavedField.ts";

const frequencies = new Map([
  ["DAILY", "Daily"],
  ["WEEKLY", "Weekly"],
  ["AS_IT_HAPPENS", "As it happens"],
]);

interface NewsletterSwitchProps {
  newsletter: NewsletterSwitch_newsletter$key;
  settingsId: string;
}

/** Subscribes to or unsubscribes from a newsletter. */
export function NewsletterSwitch({ newsletter, settingsId }: NewsletterSwitchProps) {
  const { __id, id, name, description, frequency, isSubscribed } = useFragment(
    graphql`
      fragment NewsletterSwitch_newsletter on Newsletter {
        __id
        id
        name
        description
        frequency
        isSubscribed
      }
    `,
    newsletter,
  );
  const { isOn, set } = useToggle<NewsletterSwitchMutation>({
    // The payload does not select the list: a response could undo another switch that was pressed after it.
    mutation: graphql`
      mutation NewsletterSwitchMutation($input: SetSubscriptionInput!) {
        setSubscription(input: $input) {
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id: __id,
    isOn: isSubscribed,
    variables: (desired) => ({ input: { settingsId: getCurrentKey(settingsId), newsletterId: id, subscribed: desired } }),
    writeState: (store, desired) => store.get(__id)?.setValue(desired, "isSubscribed"),
    inSequence: saveInSequence,
  });
  return (
    <Switch isOn={isOn} onChange={set} label={name}>
      <span className="block text-muted">{description}</span>
      <span className="block text-13 text-muted">{frequencies.get(frequency)}</span>
    </Switch>
  );
}
