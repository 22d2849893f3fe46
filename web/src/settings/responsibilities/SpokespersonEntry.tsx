import { graphql, useFragment } from "react-relay";
import type { SpokespersonEntry_responsibility$key } from "../../__generated__/SpokespersonEntry_responsibility.graphql.ts";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { sendWithCurrentId } from "../movedSettings.ts";
import { ResponsibilityEntry } from "./ResponsibilityEntry.tsx";
import { useSetSpokesperson } from "./useSetSpokesperson.ts";

interface SpokespersonEntryProps {
  responsibility: SpokespersonEntry_responsibility$key;
  beatOptions: SelectOptions;
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
  const update = useSetSpokesperson("all");
  const end = useSetSpokesperson();
  const { id: companyId, name, slug, logo } = company;
  return (
    <ResponsibilityEntry
      kind="company"
      name={name}
      slug={slug}
      logo={logo}
      roles={[]}
      beatOptions={beatOptions}
      saved={{ roles: [], roleTitle, beats, isMediaContact: null }}
      texts={{
        title: `Spokesperson of ${name}`,
        edit: `Edit what you speak about for ${name}`,
        removal: {
          text: "Stop speaking",
          label: `Stop speaking for ${name}`,
          question: `Do you want to stop speaking for ${name}?`,
          confirmation: "Stop",
        },
      }}
      save={({ roles: _roles, isMediaContact: _isMediaContact, ...changes }) =>
        sendWithCurrentId(settingsId, (id) =>
          update.run({ variables: { input: { settingsId: id, companyId, speaks: true, ...changes } }, write: "responsibility" }),
        )
      }
      remove={(steps) =>
        sendWithCurrentId(settingsId, (id) =>
          end.run({ variables: { input: { settingsId: id, companyId, speaks: false } }, write: "responsibility", ...steps }),
        )
      }
      isRemoving={end.isRunning}
    />
  );
}
