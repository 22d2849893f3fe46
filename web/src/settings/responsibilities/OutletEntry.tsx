import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OutletEntry_responsibility$key } from "../../__generated__/OutletEntry_responsibility.graphql.ts";
import type { OutletEntryRemoveMutation } from "../../__generated__/OutletEntryRemoveMutation.graphql.ts";
import type { OutletEntryUpdateMutation } from "../../__generated__/OutletEntryUpdateMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { confirmed } from "../../ui/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import type { BeatOption } from "./BeatsField.tsx";
import { EntryFrame } from "./EntryFrame.tsx";
import { ResponsibilityDialog } from "./ResponsibilityDialog.tsx";
import { knownRoles, outletRoles, roleText } from "./roleNames.ts";

interface OutletEntryProps {
  responsibility: OutletEntry_responsibility$key;
  beatOptions: readonly BeatOption[];
  settingsId: string;
}

/** An outlet that one works for. */
export function OutletEntry({ responsibility, beatOptions, settingsId }: OutletEntryProps) {
  const { databaseId, roles, roleTitle, beats, outlet } = useFragment(
    graphql`
      fragment OutletEntry_responsibility on OutletResponsibility {
        databaseId
        roles
        roleTitle
        beats {
          databaseId
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
  const [isEditing, setEditing] = useState(false);
  const update = useMutationAction<OutletEntryUpdateMutation>(
    graphql`
      mutation OutletEntryUpdateMutation($input: UpdateOutletResponsibilityInput!) {
        updateOutletResponsibility(input: $input) {
          settings {
            ...OutletList_settings
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
  const removal = useMutationAction<OutletEntryRemoveMutation>(graphql`
    mutation OutletEntryRemoveMutation($input: RemoveOutletResponsibilityInput!) {
      removeOutletResponsibility(input: $input) {
        settings {
          ...OutletList_settings
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const remove = async () => {
    const message = `Do you want to remove ${outlet.name} from your list?`;
    if (!(await confirmed(message, "Remove"))) return;
    await removal.run({ variables: { input: { settingsId, responsibilityId: databaseId } } });
  };
  return (
    <>
      <EntryFrame
        kind="outlet"
        slug={outlet.slug}
        name={outlet.name}
        logo={outlet.logo}
        facts={[roleTitle, roleText(outletRoles, roles), (beats ?? []).map(({ name }) => name).join(", ")]}
        acts={
          <>
            <Button size="small" aria-label={`Edit ${outlet.name}`} onPress={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${outlet.name}`}
              isPending={removal.isRunning}
              onPress={() => void remove()}
            >
              Remove
            </Button>
          </>
        }
      />
      {isEditing && (
        <ResponsibilityDialog
          name={outlet.name}
          beatOptions={beatOptions}
          roles={outletRoles}
          saved={{
            roles: knownRoles(outletRoles, roles),
            beatIds: (beats ?? []).map((beat) => beat.databaseId),
            roleTitle: roleTitle ?? "",
            isMediaContact: null,
          }}
          save={({ roles: chosen, beatIds, roleTitle: title }) =>
            update.run({
              variables: {
                input: { settingsId, responsibilityId: databaseId, roles: chosen, beatIds, roleTitle: title || null },
              },
            })
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
