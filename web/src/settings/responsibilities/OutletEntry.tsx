import { graphql, useFragment } from "react-relay";
import type { OutletEntry_responsibility$key } from "../../__generated__/OutletEntry_responsibility.graphql.ts";
import type { OutletEntryRemoveMutation } from "../../__generated__/OutletEntryRemoveMutation.graphql.ts";
import type { OutletEntryUpdateMutation } from "../../__generated__/OutletEntryUpdateMutation.graphql.ts";
import { useFormMutation, useMutationAction } from "../../relay/useMutationAction.ts";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { sendWithCurrentId } from "../movedSettings.ts";
import { ResponsibilityEntry } from "./ResponsibilityEntry.tsx";
import { outletRoles } from "./roleNames.ts";

interface OutletEntryProps {
  responsibility: OutletEntry_responsibility$key;
  beatOptions: SelectOptions;
  settingsId: string;
}

/** An outlet that the person works for. */
export function OutletEntry({ responsibility, beatOptions, settingsId }: OutletEntryProps) {
  const { id, roles, roleTitle, beats, outlet } = useFragment(
    graphql`
      fragment OutletEntry_responsibility on OutletResponsibility {
        id
        roles
        roleTitle
        beats {
          id
          name
        }
        outlet {
          name
          slug
          logo
        }
      }
    `,
    responsibility,
  );
  const update = useFormMutation<OutletEntryUpdateMutation>(graphql`
    mutation OutletEntryUpdateMutation($input: UpdateOutletResponsibilityInput!) {
      updateOutletResponsibility(input: $input) {
        settings {
          ...OutletList_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const removal = useMutationAction<OutletEntryRemoveMutation>(graphql`
    mutation OutletEntryRemoveMutation($input: RemoveOutletResponsibilityInput!) {
      removeOutletResponsibility(input: $input) {
        settings {
          ...OutletList_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <ResponsibilityEntry
      kind="outlet"
      name={outlet.name}
      slug={outlet.slug}
      logo={outlet.logo}
      roles={outletRoles}
      beatOptions={beatOptions}
      saved={{ roles, roleTitle, beats, isMediaContact: null }}
      save={({ isMediaContact: _isMediaContact, ...changes }) =>
        sendWithCurrentId(settingsId, (currentId) =>
          update.run({
            variables: { input: { settingsId: currentId, responsibilityId: id, ...changes } },
            write: "responsibility",
          }),
        )
      }
      remove={(steps) =>
        sendWithCurrentId(settingsId, (currentId) =>
          removal.run({
            variables: { input: { settingsId: currentId, responsibilityId: id } },
            write: "responsibility",
            ...steps,
          }),
        )
      }
      isRemoving={removal.isRunning}
    />
  );
}
