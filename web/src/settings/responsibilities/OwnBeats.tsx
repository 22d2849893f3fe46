import { graphql, useFragment } from "react-relay";
import type { OwnBeats_settings$key } from "../../__generated__/OwnBeats_settings.graphql.ts";
import type { OwnBeatsMutation } from "../../__generated__/OwnBeatsMutation.graphql.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { getCurrentKey } from "../movedSettings.ts";
import { Saved } from "../SavedFields.tsx";
import { ChoicesField } from "./ChoicesField.tsx";

/** The person's topics, saved whenever the selection changes (SETTINGS-09). */
export function OwnBeats({ settings, beatOptions }: { settings: OwnBeats_settings$key; beatOptions: SelectOptions }) {
  const { id, beats } = useFragment(
    graphql`
      fragment OwnBeats_settings on UserSettings {
        id
        beats {
          id
        }
      }
    `,
    settings,
  );
  const { run } = useFormMutation<OwnBeatsMutation>(graphql`
    mutation OwnBeatsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        settings {
          ...OwnBeats_settings
          user {
            beats {
              key
              name
            }
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <Saved
      label="Beats"
      saved={joinIds(beats.map((beat) => beat.id))}
      send={(text) =>
        run({ variables: { input: { settingsId: getCurrentKey(id), beatIds: splitIds(text) } }, write: "personDetails" })
      }
    >
      {({ value, choose, error }) => (
        <ChoicesField
          options={beatOptions}
          label="Beats"
          description="The topics you cover. They determine what your feeds show and who finds you."
          value={splitIds(value)}
          onChange={(ids) => choose(joinIds(ids))}
          errorMessage={error}
        />
      )}
    </Saved>
  );
}

/** `Saved` stores text. The ids are sorted because their order has no meaning. */
const joinIds = (ids: readonly string[]) => ids.toSorted().join(" ");
const splitIds = (text: string) => (text === "" ? [] : text.split(" "));
