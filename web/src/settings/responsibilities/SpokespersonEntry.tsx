import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SpokespersonEntry_responsibility$key } from "../../__generated__/SpokespersonEntry_responsibility.graphql.ts";
import { confirmAction } from "../../ui/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyDialog } from "../../ui/lazyDialog.tsx";
import type { BeatOption } from "./BeatsField.tsx";
import { ResponsibilityRow } from "./ResponsibilityRow.tsx";
import { useSetSpokesperson } from "./useSetSpokesperson.ts";

const ResponsibilityDialog = lazyDialog(async () => (await import("./ResponsibilityDialog.tsx")).ResponsibilityDialog);

interface SpokespersonEntryProps {
  responsibility: SpokespersonEntry_responsibility$key;
  beatOptions: readonly BeatOption[];
  settingsId: string;
}

/** A company for which the person is a spokesperson. */
export function SpokespersonEntry({ responsibility, beatOptions, settingsId }: SpokespersonEntryProps) {
  const { roleTitle, beats, company } = useFragment(
    graphql`
      fragment SpokespersonEntry_responsibility on SpokespersonResponsibility {
        roleTitle
        beats {
          id
          name
        }
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
  const [isEditing, setEditing] = useState(false);
  const { run, isRunning } = useSetSpokesperson(isEditing ? "all" : []);
  const common = { settingsId, companyId: company.id };
  const end = async () => {
    const message = `Do you want to stop speaking for ${company.name}?`;
    if (!(await confirmAction(message, "Stop"))) return;
    await run({ variables: { input: { ...common, speaks: false } } });
  };
  return (
    <>
      <ResponsibilityRow
        kind="company"
        slug={company.slug}
        name={company.name}
        logo={company.logo}
        facts={[roleTitle, (beats ?? []).map(({ name }) => name).join(", ")]}
        actions={
          <>
            <Button size="small" aria-label={`Edit what you speak about for ${company.name}`} onPress={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Stop speaking for ${company.name}`}
              isPending={isRunning}
              onPress={() => void end()}
            >
              Stop speaking
            </Button>
          </>
        }
      />
      {isEditing && (
        <ResponsibilityDialog
          name={`Spokesperson of ${company.name}`}
          beatOptions={beatOptions}
          roles={[]}
          saved={{
            roles: [],
            beatIds: (beats ?? []).map((beat) => beat.id),
            roleTitle: roleTitle ?? "",
            isMediaContact: null,
          }}
          save={({ beatIds, roleTitle: title }) =>
            run({ variables: { input: { ...common, speaks: true, beatIds, roleTitle: title || null } } })
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
