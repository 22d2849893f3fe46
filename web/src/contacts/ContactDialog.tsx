import { graphql } from "react-relay";
import type { ContactDialogCreateMutation } from "../__generated__/ContactDialogCreateMutation.graphql.ts";
import type { ContactDialogQuery } from "../__generated__/ContactDialogQuery.graphql.ts";
import type { ContactDialogUpdateMutation } from "../__generated__/ContactDialogUpdateMutation.graphql.ts";
import { CountedTextArea } from "../forms/CountedTextArea.tsx";
import { CountryField } from "../forms/CountryField.tsx";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { ContactInput } from "../forms/generated/limits.ts";
import { useForm } from "../forms/useForm.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";
import { contactSchema, emptyContact, type ContactValues } from "./contactSchema.ts";
import { doNotContactHelp } from "./DoNotContactSwitch.tsx";

interface ContactDialogProps {
  /** The contact to edit; null for a new one. */
  contact: { id: string; values: ContactValues } | null;
  onClose: () => void;
  /** @param databaseId of the saved contact */
  onSaved: (databaseId: number) => void;
}

/** Adds or edits a contact that is visible only to the account. */
export const ContactDialog = formDialog(
  ({ contact }: ContactDialogProps) => (contact === null ? "Add contact" : "Edit contact"),
  ContactForm,
);

const types = [
  { id: "PERSON", label: "Person" },
  { id: "COMPANY", label: "Company" },
] as const;

function ContactForm({ contact, onSaved }: ContactDialogProps) {
  const { countries, beats } = useLoadedQuery<ContactDialogQuery>(
    graphql`
      query ContactDialogQuery {
        countries {
          id
          name
        }
        beats {
          id
          name
        }
      }
    `,
    {},
  );
  const toOption = ({ id, name }: { id: string; name: string }) => ({ id, label: name });
  const creating = useFormMutation<ContactDialogCreateMutation>(graphql`
    mutation ContactDialogCreateMutation($input: CreateContactInput!) {
      saved: createContact(input: $input) {
        contact {
          databaseId
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const updating = useFormMutation<ContactDialogUpdateMutation>(graphql`
    mutation ContactDialogUpdateMutation($input: UpdateContactInput!) {
      saved: updateContact(input: $input) {
        contact {
          databaseId
          ...ContactPage_contact
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: contactSchema,
    start: contact?.values ?? emptyContact,
    send: async (fields, { idempotencyKey, changes }) =>
      contact === null
        ? creating.run({ variables: { input: { ...fields, idempotencyKey } } })
        : updating.run({ variables: { input: { ...changes, contactId: contact.id } } }),
    onSaved: ({ response: { saved } }) => {
      if (saved.contact) onSaved(saved.contact.databaseId);
    },
  });
  return (
    <DialogForm form={form} submitLabel={contact === null ? "Add contact" : "Save changes"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <RadioGroup label="Type" options={types} {...form.field("type")} />
      <div className="grid gap-5 tablet:grid-cols-2 tablet:gap-4">
        <TextField label="E-mail" type="email" isRequired={false} {...form.field("email")} />
        <TextField label="Phone" type="tel" isRequired={false} {...form.field("phone")} />
        <TextField label="Job title" isRequired={false} {...form.field("jobTitle")} />
        <TextField label="Organization" isRequired={false} {...form.field("organization")} />
      </div>
      <CountryField options={(countries ?? []).map(toOption)} {...form.field("countryId")} />
      <MultiSelect label="Beats" options={(beats ?? []).map(toOption)} placeholder="Choose beats" {...form.field("beatIds")} />
      <CountedTextArea label="Notes" help="Visible to your account only." max={ContactInput.notes} {...form.field("notes")} />
      <Checkbox {...form.checkbox("doNotContact")}>
        Do not contact
        <span className="block text-13 text-muted">{doNotContactHelp}</span>
      </Checkbox>
    </DialogForm>
  );
}
