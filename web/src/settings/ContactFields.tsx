import { graphql, useFragment } from "react-relay";
import type { ContactFieldsMutation, UpdateContactDetailsInput } from "../__generated__/ContactFieldsMutation.graphql.ts";
import type { ContactFields_settings$key } from "../__generated__/ContactFields_settings.graphql.ts";
import { emailError, isEmail, isPhone, phoneError } from "../lib/validators.ts";
import { checkWebAddress } from "../lib/webAddress.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { SavedTextField } from "./SavedFields.tsx";

const checkPhone = (value: string) => (isPhone(value) ? null : phoneError);

/** Phone numbers, address, website and location, each saved separately. */
export function ContactFields({ settings }: { settings: ContactFields_settings$key }) {
  const { id, isOwn, contact } = useFragment(
    graphql`
      fragment ContactFields_settings on UserSettings @throwOnFieldError {
        id
        isOwn
        contact {
          phone
          mobile
          publicEmail
          website
          location
        }
      }
    `,
    settings,
  );
  const { run } = useFormMutation<ContactFieldsMutation>(graphql`
    mutation ContactFieldsMutation($input: UpdateContactDetailsInput!) {
      updateContactDetails(input: $input) {
        settings {
          ...ContactFields_settings
          user {
            contact {
              phone
              mobile
              publicEmail
              website
              location
            }
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const change = (fields: Omit<UpdateContactDetailsInput, "settingsId">) =>
    run({ variables: { input: { ...fields, settingsId: id } } });
  const autoComplete = (own: string) => (isOwn ? own : "off");
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <SavedTextField
        label="Work phone"
        type="tel"
        autoComplete={autoComplete("work tel")}
        check={checkPhone}
        saved={contact?.phone ?? ""}
        send={(value) => change({ phone: value || null })}
      />
      <SavedTextField
        label="Mobile"
        type="tel"
        autoComplete={autoComplete("mobile tel")}
        check={checkPhone}
        saved={contact?.mobile ?? ""}
        send={(value) => change({ mobile: value || null })}
      />
      <SavedTextField
        label="Public e-mail"
        type="email"
        autoComplete={autoComplete("email")}
        describe={() => "Visible to everybody. The e-mail you sign in with stays hidden."}
        check={(value) => (value === "" || isEmail(value) ? null : emailError)}
        saved={contact?.publicEmail ?? ""}
        send={(value) => change({ publicEmail: value || null })}
      />
      <SavedTextField
        label="Website"
        inputMode="url"
        autoComplete={autoComplete("url")}
        check={checkWebAddress}
        saved={contact?.website ?? ""}
        send={(value) => change({ website: value || null })}
      />
      <SavedTextField
        label="Location"
        autoComplete={autoComplete("address-level2")}
        saved={contact?.location ?? ""}
        send={(value) => change({ location: value || null })}
      />
    </div>
  );
}
