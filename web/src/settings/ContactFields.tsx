import { graphql, useFragment } from "react-relay";
import type { ContactFields_settings$key } from "../__generated__/ContactFields_settings.graphql.ts";
import type { ContactFieldsMutation, UpdateContactDetailsInput } from "../__generated__/ContactFieldsMutation.graphql.ts";
import { emailError, isEmail, isPhone, phoneError } from "../lib/validators.ts";
import { checkWebAddress } from "../lib/webAddress.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { getCurrentKey } from "./movedSettings.ts";
import { SavedTextField, type SavedTextFieldProps } from "./SavedFields.tsx";

const checkPhone = (value: string) => (isPhone(value) ? null : phoneError);
const checkEmail = (value: string) => (value === "" || isEmail(value) ? null : emailError);

interface Field extends Pick<SavedTextFieldProps, "label" | "type" | "inputMode" | "check" | "describe"> {
  name: keyof Omit<UpdateContactDetailsInput, "settingsId" | "clientMutationId">;
  /** What browsers fill in on the person's own settings. */
  autoComplete: string;
}

const fields: readonly Field[] = [
  { name: "phone", label: "Work phone", type: "tel", autoComplete: "work tel", check: checkPhone },
  { name: "mobile", label: "Mobile", type: "tel", autoComplete: "mobile tel", check: checkPhone },
  {
    name: "publicEmail",
    label: "Public e-mail",
    type: "email",
    autoComplete: "email",
    check: checkEmail,
    describe: () => "Visible to everybody. The e-mail you sign in with stays hidden.",
  },
  { name: "website", label: "Website", inputMode: "url", autoComplete: "url", check: checkWebAddress },
  { name: "location", label: "Location", autoComplete: "address-level2" },
];

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
  const saved = {
    phone: contact?.phone,
    mobile: contact?.mobile,
    publicEmail: contact?.publicEmail,
    website: contact?.website,
    location: contact?.location,
  };
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      {fields.map(({ name, autoComplete, ...field }) => (
        <SavedTextField
          key={name}
          {...field}
          autoComplete={isOwn ? autoComplete : "off"}
          saved={saved[name] ?? ""}
          send={(value) => run({ variables: { input: { settingsId: getCurrentKey(id), [name]: value || null } } })}
        />
      ))}
    </div>
  );
}
