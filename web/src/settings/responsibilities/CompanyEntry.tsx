import { graphql, useFragment } from "react-relay";
import type { CompanyEntry_responsibility$key } from "../../__generated__/CompanyEntry_responsibility.graphql.ts";
import type { CompanyEntryRemoveMutation } from "../../__generated__/CompanyEntryRemoveMutation.graphql.ts";
import type { CompanyEntryUpdateMutation } from "../../__generated__/CompanyEntryUpdateMutation.graphql.ts";
import { useFormMutation, useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { sendWithCurrentId } from "../movedSettings.ts";
import { ResponsibilityEntry } from "./ResponsibilityEntry.tsx";
import { companyRoles } from "./roleNames.ts";
import { useSetSpokesperson } from "./useSetSpokesperson.ts";

interface CompanyEntryProps {
  responsibility: CompanyEntry_responsibility$key;
  beatOptions: SelectOptions;
  settingsId: string;
  isSpokesperson: boolean;
}

/** A company that the person works for. */
export function CompanyEntry({ responsibility, beatOptions, settingsId, isSpokesperson }: CompanyEntryProps) {
  const { id, roles, roleTitle, beats, isMediaContact, isPending, company } = useFragment(
    graphql`
      fragment CompanyEntry_responsibility on CompanyResponsibility {
        id
        roles
        roleTitle
        beats {
          id
          name
        }
        isMediaContact
        isPending
        company {
          id
          name
          slug
          logo
        }
      }
    `,
    responsibility,
  );
  const update = useFormMutation<CompanyEntryUpdateMutation>(graphql`
    mutation CompanyEntryUpdateMutation($input: UpdateCompanyResponsibilityInput!) {
      updateCompanyResponsibility(input: $input) {
        settings {
          ...CompanyLists_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const removal = useMutationAction<CompanyEntryRemoveMutation>(graphql`
    mutation CompanyEntryRemoveMutation($input: RemoveCompanyResponsibilityInput!) {
      removeCompanyResponsibility(input: $input) {
        settings {
          ...CompanyLists_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <ResponsibilityEntry
      kind="company"
      name={company.name}
      slug={company.slug}
      logo={company.logo}
      roles={companyRoles}
      beatOptions={beatOptions}
      saved={{ roles, roleTitle, beats, isMediaContact }}
      marks={
        <>
          {isPending && <Chip>Waiting for the company's approval</Chip>}
          {isMediaContact && <Chip>Media contact</Chip>}
          {isSpokesperson && <Chip>Spokesperson</Chip>}
        </>
      }
      actions={!isPending && !isSpokesperson && <BecomeSpokespersonButton settingsId={settingsId} companyId={company.id} />}
      save={(changes) =>
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

/** Makes the person a spokesperson of a company that they work for. */
function BecomeSpokespersonButton({ settingsId, companyId }: { settingsId: string; companyId: string }) {
  const { run, isRunning } = useSetSpokesperson();
  return (
    <Button
      size="small"
      isPending={isRunning}
      onPress={() =>
        void sendWithCurrentId(settingsId, (id) =>
          run({ variables: { input: { settingsId: id, companyId, speaks: true } }, write: "responsibility" }),
        )
      }
    >
      Become spokesperson
    </Button>
  );
}
