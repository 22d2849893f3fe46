import { useState, type ReactNode } from "react";
import type { Outcome } from "../../relay/mutation.ts";
import { confirmAction } from "../../ui/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import type { SelectOption } from "../../ui/selectOptions.ts";
import { lazyDialog } from "../../ui/lazyDialog.tsx";
import type { BeatOption } from "./BeatsField.tsx";
import type { ResponsibilityValues } from "./ResponsibilityDialog.tsx";
import { knownRoles, roleText } from "./roleNames.ts";
import { ResponsibilityRow } from "./ResponsibilityRow.tsx";

const ResponsibilityDialog = lazyDialog(async () => (await import("./ResponsibilityDialog.tsx")).ResponsibilityDialog);

interface ResponsibilityEntryProps<Role extends string> {
  kind: "company" | "outlet";
  /** The name of the company or outlet. */
  name: string;
  slug: string;
  logo: string | null | undefined;
  roles: readonly SelectOption<Role>[];
  beatOptions: readonly BeatOption[];
  /** The saved responsibility. */
  saved: {
    readonly roles: readonly string[];
    readonly roleTitle: string | null | undefined;
    readonly beats: readonly { readonly id: string; readonly name: string }[] | null | undefined;
    /** Null for kinds without this choice. */
    readonly isMediaContact: boolean | null;
  };
  /** Small labels. */
  marks?: ReactNode;
  /** Buttons before Edit and Remove. */
  actions?: ReactNode;
  save: (values: ResponsibilityValues<Role>) => Promise<Outcome<unknown>>;
  remove: () => Promise<unknown>;
  isRemoving: boolean;
}

/** A company or an outlet that the person works for, with their responsibility there. */
export function ResponsibilityEntry<Role extends string>(props: ResponsibilityEntryProps<Role>) {
  const { kind, name, slug, logo, roles, beatOptions, saved, marks, actions, save, remove, isRemoving } = props;
  const [isEditing, setEditing] = useState(false);
  const beats = saved.beats ?? [];
  const confirmAndRemove = async () => {
    if (await confirmAction(`Do you want to remove ${name} from your list?`, "Remove")) await remove();
  };
  return (
    <>
      <ResponsibilityRow
        kind={kind}
        slug={slug}
        name={name}
        logo={logo}
        facts={[saved.roleTitle, roleText(roles, saved.roles), beats.map((beat) => beat.name).join(", ")]}
        marks={marks}
        actions={
          <>
            {actions}
            <Button size="small" aria-label={`Edit ${name}`} onPress={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${name}`}
              isPending={isRemoving}
              onPress={() => void confirmAndRemove()}
            >
              Remove
            </Button>
          </>
        }
      />
      {isEditing && (
        <ResponsibilityDialog
          name={name}
          beatOptions={beatOptions}
          roles={roles}
          saved={{
            roles: knownRoles(roles, saved.roles),
            beatIds: beats.map(({ id }) => id),
            roleTitle: saved.roleTitle ?? "",
            isMediaContact: saved.isMediaContact,
          }}
          save={({ roles: chosen, ...values }) => save({ ...values, roles: knownRoles(roles, chosen) })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
