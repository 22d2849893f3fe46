import { graphql, useFragment } from "react-relay";
import type { DoNotContactSwitch_contact$key } from "../__generated__/DoNotContactSwitch_contact.graphql.ts";
import type { DoNotContactSwitchMutation } from "../__generated__/DoNotContactSwitchMutation.graphql.ts";
import { useToggle } from "../relay/useToggle.ts";
import { Switch } from "../ui/Switch.tsx";

/** The explanation of the option, for the form and for the switch. */
export const doNotContactHelp = "This contact gets no press e-mails from your account, even as a member of contact lists.";

/** Excludes a contact from press e-mails of the viewer's account; takes effect at once. */
export function DoNotContactSwitch({ contact }: { contact: DoNotContactSwitch_contact$key }) {
  const { id, doNotContact, permissions } = useFragment(
    graphql`
      fragment DoNotContactSwitch_contact on Contact {
        id
        doNotContact
        permissions {
          markDoNotContact {
            allowed
          }
        }
      }
    `,
    contact,
  );
  const { isOn, set } = useToggle<DoNotContactSwitchMutation>({
    mutation: graphql`
      mutation DoNotContactSwitchMutation($input: SetDoNotContactInput!) @raw_response_type {
        setDoNotContact(input: $input) {
          contact {
            id
            doNotContact
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    id,
    isOn: doNotContact,
    variables: (desired) => ({ input: { contactId: id, doNotContact: desired } }),
    optimisticResponse: (desired) => ({
      setDoNotContact: { contact: { id, doNotContact: desired }, errors: [] },
    }),
  });
  if (!permissions.markDoNotContact.allowed) return null;
  return (
    <Switch isOn={isOn} onChange={set} label="Do not contact">
      <span className="block text-13 text-muted">{doNotContactHelp}</span>
    </Switch>
  );
}
