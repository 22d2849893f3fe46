import { graphql } from "react-relay";
import type { SavedSearchDialogCreateMutation } from "../__generated__/SavedSearchDialogCreateMutation.graphql.ts";
import type { SavedSearchDialogQuery } from "../__generated__/SavedSearchDialogQuery.graphql.ts";
import type { SavedSearchDialogUpdateMutation } from "../__generated__/SavedSearchDialogUpdateMutation.graphql.ts";
import { DialogForm, formDialog } from "../forms/FormDialog.tsx";
import { useForm } from "../forms/useForm.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { TextField } from "../ui/TextField.tsx";
import { invalidateResults } from "./invalidateResults.ts";
import { searchSchema, type SearchValues } from "./searchSchema.ts";
import { toSourceOptions } from "./sources.ts";

interface SavedSearchDialogProps {
  /** The global id of an existing search; null for a new one. */
  searchId: string | null;
  start: SearchValues;
  onClose: () => void;
  /** @param savedId of the saved search; null when it is not known */
  onSaved: (savedId: string | null) => void;
}

/** Creates or edits a saved search. */
export const SavedSearchDialog = formDialog(
  ({ searchId }: SavedSearchDialogProps) => (searchId === null ? "Save search" : "Edit saved search"),
  SearchForm,
);

function SearchForm({ searchId, start, onClose, onSaved }: SavedSearchDialogProps) {
  const { beats, viewer } = useLoadedQuery<SavedSearchDialogQuery>(
    graphql`
      query SavedSearchDialogQuery {
        beats {
          id
          name
        }
        viewer {
          monitor {
            sources
          }
        }
      }
    `,
    {},
  );
  const create = useFormMutation<SavedSearchDialogCreateMutation>(graphql`
    mutation SavedSearchDialogCreateMutation($input: CreateMonitorSearchInput!) {
      saved: createMonitorSearch(input: $input) {
        search {
          id
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const update = useFormMutation<SavedSearchDialogUpdateMutation>(graphql`
    mutation SavedSearchDialogUpdateMutation($input: UpdateMonitorSearchInput!) {
      saved: updateMonitorSearch(input: $input) {
        search {
          id
          ...SavedSearchRow_search
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: searchSchema,
    start,
    send: async (fields, { idempotencyKey, changes }) =>
      searchId === null
        ? create.run({ variables: { input: { ...fields, idempotencyKey } }, updater: invalidateResults })
        : update.run({ variables: { input: { searchId, ...changes } }, updater: invalidateResults }),
    onSaved: ({ response: { saved } }) => {
      onClose();
      onSaved(saved.search?.id ?? null);
    },
  });

  const sources = toSourceOptions(viewer.monitor?.sources ?? []);
  return (
    <DialogForm form={form} submitLabel={searchId === null ? "Save search" : "Save changes"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <TextField label="Search term" isRequired={false} {...form.field("query")} />
      {sources.length > 1 && (
        <MultiSelect
          label="Sources"
          description="All sources in your plan if none is selected."
          options={sources}
          placeholder="Name of a source"
          {...form.field("sources")}
        />
      )}
      <MultiSelect
        label="Beats"
        description="All if none is selected."
        options={(beats ?? []).map(({ id, name }) => ({ id, label: name }))}
        placeholder="Name of a beat"
        {...form.field("beatIds")}
      />
      <Checkbox {...form.checkbox("notify")}>Email me when something new is found</Checkbox>
    </DialogForm>
  );
}
