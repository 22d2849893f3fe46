import { graphql, useFragment } from "react-relay";
import type { OwnBeats_settings$key } from "../../__generated__/OwnBeats_settings.graphql.ts";
import type { OwnBeatsMutation } from "../../__generated__/OwnBeatsMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { SaveIndicator } from "../SaveIndicator.tsx";
import { useSavedField } from "../useSavedField.ts";
import { BeatsField, type BeatOption } from "./BeatsField.tsx";

/** The person's topics, saved whenever the selection changes (SETTINGS-09). */
export function OwnBeats({ settings, beatOptions }: { settings: OwnBeats_settings$key; beatOptions: readonly BeatOption[] }) {
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
  const { run } = useMutationAction<OwnBeatsMutation>(
    graphql`
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
            code
            message
            field
          }
        }
      }
    `,
    { inlineErrors: "all" },
  );
  const { value, choose, state, error } = useSavedField({
    saved: textOf(beats.map(({ id }) => id)),
    send: (text) => run({ variables: { input: { settingsId: id, beatIds: idsOf(text) } } }),
  });
  return (
    <div className="relative">
      <BeatsField
        beats={beatOptions}
        label="Beats"
        description="The topics you cover. They determine what your feeds show and who finds you."
        value={idsOf(value)}
        onChange={(ids) => choose(textOf(ids))}
        errorMessage={error}
      />
      <SaveIndicator state={state} />
    </div>
  );
}

/** useSavedField stores text. The ids are sorted because their order has no meaning. */
const textOf = (ids: readonly string[]) => ids.toSorted().join(" ");
const idsOf = (text: string) => (text === "" ? [] : text.split(" "));
