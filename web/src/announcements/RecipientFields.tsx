import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecipientFields_viewer$key } from "../__generated__/RecipientFields_viewer.graphql.ts";
import type { Form } from "../forms/useForm.ts";
import { People } from "../interviews/People.tsx";
import { useFoundPeople } from "../interviews/useFoundPeople.ts";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { ErrorText } from "../ui/Field.tsx";
import type { EmailValues } from "./emailSchema.ts";

interface RecipientFieldsProps {
  viewer: RecipientFields_viewer$key;
  form: Form<EmailValues>;
}

/** The recipients of an announcement's e-mail: contact lists and individual contacts. */
export function RecipientFields({ viewer, form }: RecipientFieldsProps) {
  const { contactLists } = useFragment(
    graphql`
      fragment RecipientFields_viewer on Viewer {
        contactLists(first: 50) {
          edges {
            node {
              id
              name
              contactsCount
            }
          }
        }
      }
    `,
    viewer,
  );
  const { values, update, error } = form;
  const [search, setSearch] = useState("");
  const found = useFoundPeople(search);
  const offered = found.filter(({ id }) => values.recipients.every((contact) => contact.id !== id));
  const lists = (contactLists?.edges ?? []).map(({ node }) => ({
    id: node.id,
    label: `${node.name} (${node.contactsCount})`,
  }));
  const errorId = useId();
  const recipientsError = error("recipients");
  return (
    <fieldset className="space-y-5 border-t border-line pt-4">
      <legend className="sr-only">Recipients</legend>
      {lists.length > 0 && (
        <MultiSelect label="Contact lists" isRequired={false} options={lists} {...form.field("contactListIds")} />
      )}
      <div>
        <p className="mb-1.5 text-14 font-medium">
          People <span className="font-normal text-muted">(optional)</span>
        </p>
        <SearchBox label="Search for recipients" placeholder="Type a name" onSearch={setSearch} />
        {search !== "" && (
          <People
            label="People found"
            people={offered}
            emptyText="No other people found."
            act="Add"
            isPending={false}
            onAct={({ id, name }) => update((all) => ({ recipients: [...all.recipients, { id, name }] }))}
          />
        )}
        {values.recipients.length > 0 && (
          <People
            label="Chosen people"
            people={values.recipients.map(({ id, name }) => ({ id, name, avatar: null }))}
            emptyText=""
            act="Remove"
            isPending={false}
            onAct={(person) => update((all) => ({ recipients: all.recipients.filter(({ id }) => id !== person.id) }))}
          />
        )}
        {recipientsError && <ErrorText id={errorId}>{recipientsError}</ErrorText>}
      </div>
    </fieldset>
  );
}
