import { graphql } from "react-relay";
import type { useChangeSettingsMutation, UpdateSettingsInput } from "../__generated__/useChangeSettingsMutation.graphql.ts";
import type { Outcome } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { getCurrentKey, moveSettings } from "./movedSettings.ts";

type Change = Omit<UpdateSettingsInput, "settingsId" | "clientMutationId">;
type Answer = useChangeSettingsMutation["response"];

/**
 * Changes a person's basic details and updates all places that show them.
 * @param settingsId may be the id from before a change of the profile address
 */
export function useChangeSettings(settingsId: string): (change: Change) => Promise<Outcome<Answer>> {
  const { run } = useFormMutation<useChangeSettingsMutation>(graphql`
    mutation useChangeSettingsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        settings {
          id
          slug
          ...SettingsFrame_settings
          ...BasicDetails_settings
          author {
            avatar
            name
            slug
          }
          user {
            avatar
            name
            jobTitle
            organization
            about
            isPrivate
            country {
              name
            }
            beats {
              key
              name
            }
          }
        }
        viewer {
          slug
          firstName
          lastName
          fullName
          avatar
          smallAvatar
          jobTitle
          timezone
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (change) => {
    const id = getCurrentKey(settingsId);
    return run({
      variables: { input: { ...change, settingsId: id } },
      updater: (store, response) => moveSettings(store, id, response?.updateSettings.settings?.id),
      write: "personDetails",
    });
  };
}
