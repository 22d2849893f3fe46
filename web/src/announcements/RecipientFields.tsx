import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecipientFields_email$key } from "../__generated__/RecipientFields_email.graphql.ts";
import type { RecipientFields_viewer$key } from "../__generated__/RecipientFields_viewer.graphql.ts";
import { useContactListOptions } from "../contacts/useContactListOptions.ts";
import type { Form } from "../forms/useForm.ts";
import { PagedMultiSelect } from "../lists/PagedMultiSelect.tsx";
import { People } from "../profiles/People.tsx";
import { PeopleSearch } from "../profiles/PeopleSearch.tsx";
import { ErrorText } from "../ui/Field.tsx";
import type { EmailValues } from "./emailSchema.ts";

interface RecipientFieldsProps {
  viewer: RecipientFields_viewer$key;
  email: RecipientFields_email$key;
  form: Form<EmailValues>;
}

/** The recipients of an announcement's e-mail: contact lists and individual contacts. */
export function RecipientFields({ viewer, email, form }: RecipientFieldsProps) {
  const data = useFragment(
    graphql`
      fragment RecipientFields_viewer on Viewer {
        ...useContactListOptions_viewer
      }
    `,
    viewer,
  );
  const { contactLists } = useFragment(
    graphql`
      fragment RecipientFields_email on AnnouncementEmail {
        contactLists {
          ...useContactListOptions_contactList
        }
      }
    `,
    email,
  );
  const contactListOptions = useContactListOptions(data, contactLists ?? []);
  const { values, update, error } = form;
  const errorId = useId();
  const recipientsError = error("recipients");
  return (
    <fieldset className="space-y-5 border-t border-line pt-4">
      <legend className="sr-only">Recipients</legend>
      {contactListOptions.options.length > 0 && (
        <PagedMultiSelect
          label="Contact lists"
          isRequired={false}
          moreText="Show more contact lists"
          {...contactListOptions}
          {...form.field("contactListIds")}
        />
      )}
      <div>
        <p className="mb-1.5 text-14 font-medium">
          People <span className="font-normal text-muted">(optional)</span>
        </p>
        <PeopleSearch
          label="Search for recipients"
          chosenIds={values.recipients.map(({ id }) => id)}
          action="Add"
          onAction={({ id, name }) => update((all) => ({ recipients: [...all.recipients, { id, name }] }))}
        />
        <People
          label="Chosen people"
          people={values.recipients}
          emptyText=""
          action="Remove"
          onAction={(person) => update((all) => ({ recipients: all.recipients.filter(({ id }) => id !== person.id) }))}
        />
        {recipientsError && <ErrorText id={errorId}>{recipientsError}</ErrorText>}
      </div>
    </fieldset>
  );
}
