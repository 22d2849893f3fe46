import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CompanyEntry_responsibility$key } from "../../__generated__/CompanyEntry_responsibility.graphql.ts";
import type { CompanyEntryRemoveMutation } from "../../__generated__/CompanyEntryRemoveMutation.graphql.ts";
import type { CompanyEntryUpdateMutation } from "../../__generated__/CompanyEntryUpdateMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { confirmed } from "../../ui/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import type { BeatOption } from "./BeatsField.tsx";
import { EntryFrame } from "./EntryFrame.tsx";
import { ResponsibilityDialog } from "./ResponsibilityDialog.tsx";
import { companyRoles, knownRoles, roleText } from "./roleNames.ts";
import { SpeakButton } from "./SpeakButton.tsx";

interface CompanyEntryProps {
  responsibility: CompanyEntry_responsibility$key;
  beatOptions: readonly BeatOption[];
  settingsId: string;
  isSpokesperson: boolean;
}

/** A company that one works for. */
export function CompanyEntry({ responsibility, beatOptions, settingsId, isSpokesperson }: CompanyEntryProps) {
  const { databaseId, roles, roleTitle, beats, isMediaContact, isPending, company } = useFragment(
    graphql`
      fragment CompanyEntry_responsibility on CompanyResponsibility {
        databaseId
        roles
        roleTitle
        beats {
          databaseId
          name
        }
        isMediaContact
        isPending
        company {
          databaseId
          name
          slug
          logo
        }
      }
    `,
    responsibility,
  );
  const [isEditing, setEditing] = useState(false);
  const update = useMutationAction<CompanyEntryUpdateMutation>(
    graphql`
      mutation CompanyEntryUpdateMutation($input: UpdateCompanyResponsibilityInput!) {
        updateCompanyResponsibility(input: $input) {
          settings {
            ...CompanyLists_settings
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
  const removal = useMutationAction<CompanyEntryRemoveMutation>(graphql`
    mutation CompanyEntryRemoveMutation($input: RemoveCompanyResponsibilityInput!) {
      removeCompanyResponsibility(input: $input) {
        settings {
          ...CompanyLists_settings
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
    const message = `Do you want to remove ${company.name} from your list?`;
    if (!(await confirmed(message, "Remove"))) return;
    await removal.run({ variables: { input: { settingsId, responsibilityId: databaseId } } });
  };
  return (
    <>
      <EntryFrame
        kind="company"
        slug={company.slug}
        name={company.name}
        logo={company.logo}
        facts={[roleTitle, roleText(companyRoles, roles), (beats ?? []).map(({ name }) => name).join(", ")]}
        marks={
          <>
            {isPending && <Chip>Waiting for the company to agree</Chip>}
            {isMediaContact && <Chip>Media contact</Chip>}
            {isSpokesperson && <Chip>Spokesperson</Chip>}
          </>
        }
        acts={
          <>
            {!isPending && !isSpokesperson && <SpeakButton settingsId={settingsId} companyId={company.databaseId} />}
            <Button size="small" aria-label={`Edit ${company.name}`} onPress={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${company.name}`}
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
          name={company.name}
          beatOptions={beatOptions}
          roles={companyRoles}
          saved={{
            roles: knownRoles(companyRoles, roles),
            beatIds: (beats ?? []).map((beat) => beat.databaseId),
            roleTitle: roleTitle ?? "",
            isMediaContact,
          }}
          save={({ isMediaContact: mayAsk, roleTitle: title, ...values }) =>
            update.run({
              variables: {
                input: { settingsId, responsibilityId: databaseId, ...values, roleTitle: title || null, isMediaContact: mayAsk },
              },
            })
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
