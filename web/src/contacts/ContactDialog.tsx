import { graphql } from "react-relay";
import type { ContactDialogCreateMutation } from "../__generated__/ContactDialogCreateMutation.graphql.ts";
import type { ContactDialogQuery } from "../__generated__/ContactDialogQuery.graphql.ts";
import type { ContactDialogUpdateMutation } from "../__generated__/ContactDialogUpdateMutation.graphql.ts";
import { DialogForm, FormDialog } from "../forms/FormDialog.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { doNotContactHelp } from "./DoNotContactSwitch.tsx";
import { checkContact, contactFields, emptyContact, maxNotesLength, type ContactValues } from "./contactValues.ts";

interface ContactDialogProps {
  /** The contact that is changed; null for a new one. */
  contact: { id: string; values: ContactValues } | null;
  onClose: () => void;
  /** @param databaseId of the contact as it is now */
  onSaved: (databaseId: number) => void;
}

/** Adds a contact that only the account sees, or changes one. */
export function ContactDialog(props: ContactDialogProps) {
  return (
    <FormDialog title={titleOf(props)} onClose={props.onClose}>
      <ContactForm {...props} />
    </FormDialog>
  );
}

const titleOf = ({ contact }: ContactDialogProps) => (contact === null ? "Add contact" : "Edit contact");

const types = [
  { id: "PERSON", label: "Person" },
  { id: "COMPANY", label: "Company" },
] as const;
const noCountry = { id: "none", label: "No country" };

function ContactForm(props: ContactDialogProps) {
  const { contact, onSaved } = props;
  const { countries, beats } = useLoadedQuery<ContactDialogQuery>(
    graphql`
      query ContactDialogQuery {
        countries {
          databaseId
          name
        }
        beats {
          databaseId
          name
        }
      }
    `,
    {},
  );
  const optionOf = ({ databaseId, name }: { databaseId: number; name: string }) => ({ id: String(databaseId), label: name });
  const creating = useMutationAction<ContactDialogCreateMutation>(
    graphql`
      mutation ContactDialogCreateMutation($input: CreateContactInput!) {
        createContact(input: $input) {
          contact {
            databaseId
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
  const updating = useMutationAction<ContactDialogUpdateMutation>(
    graphql`
      mutation ContactDialogUpdateMutation($input: UpdateContactInput!) {
        updateContact(input: $input) {
          contact {
            databaseId
            ...ContactPage_contact
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
  const form = useDraftForm({
    start: contact?.values ?? emptyContact,
    draft: null,
    check: checkContact,
    send: async (values, _saveAs, idempotencyKey) => {
      const fields = contactFields(values);
      if (contact === null) {
        const made = await creating.run({ variables: { input: { ...fields, idempotencyKey } } });
        return made.ok ? { ok: true as const, contact: made.response.createContact.contact } : made;
      }
      const changed = await updating.run({ variables: { input: { ...fields, contactId: contact.id } } });
      return changed.ok ? { ok: true as const, contact: changed.response.updateContact.contact } : changed;
    },
    onSaved: (done) => {
      if (done.contact) onSaved(done.contact.databaseId);
    },
  });
  const { values, set, error } = form;
  return (
    <DialogForm title={titleOf(props)} form={form} submitLabel={contact === null ? "Add contact" : "Save changes"}>
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <RadioGroup
        label="Type"
        options={types}
        value={values.type}
        onChange={(type) => set({ type })}
        errorMessage={error("type")}
      />
      <div className="grid gap-5 tablet:grid-cols-2 tablet:gap-4">
        <TextField
          label="E-mail"
          type="email"
          isRequired={false}
          value={values.email}
          onChange={(email) => set({ email })}
          errorMessage={error("email")}
        />
        <TextField
          label="Phone"
          type="tel"
          isRequired={false}
          value={values.phone}
          onChange={(phone) => set({ phone })}
          errorMessage={error("phone")}
        />
        <TextField
          label="Job title"
          isRequired={false}
          value={values.job}
          onChange={(job) => set({ job })}
          errorMessage={error("job")}
        />
        <TextField
          label="Organization"
          isRequired={false}
          value={values.organization}
          onChange={(organization) => set({ organization })}
          errorMessage={error("organization")}
        />
      </div>
      <SearchSelect
        label="Country"
        options={[noCountry, ...(countries ?? []).map(optionOf)]}
        value={values.countryId || noCountry.id}
        onChange={(id) => set({ countryId: id === noCountry.id ? "" : id })}
        errorMessage={error("countryId")}
      />
      <MultiSelect
        label="Beats"
        options={(beats ?? []).map(optionOf)}
        value={values.beatIds}
        onChange={(beatIds) => set({ beatIds })}
        placeholder="Choose beats"
        errorMessage={error("beatIds")}
      />
      <TextArea
        label="Notes"
        isRequired={false}
        description={`For the users of your account only. ${values.notes.length}/${maxNotesLength}`}
        value={values.notes}
        onChange={(notes) => set({ notes })}
        errorMessage={error("notes")}
      />
      <Checkbox
        isSelected={values.doNotContact}
        onChange={(doNotContact) => set({ doNotContact })}
        errorMessage={error("doNotContact")}
      >
        Do not contact
        <span className="block text-13 text-muted">{doNotContactHelp}</span>
      </Checkbox>
    </DialogForm>
  );
}
