import { useState, type ReactNode } from "react";
import { profilePath } from "../../profiles/profilePath.ts";
import type { Outcome } from "../../relay/mutation.ts";
import type { Steps } from "../../relay/useMutationAction.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { lazyDialog } from "../../ui/lazyDialog.tsx";
import { Link } from "../../ui/Link.tsx";
import type { SelectOption, SelectOptions } from "../../ui/selectOptions.ts";
import type { ResponsibilityChanges } from "./ResponsibilityDialog.tsx";
import { getKnownRoles, formatRoles } from "./roleNames.ts";

const ResponsibilityDialog = lazyDialog(async () => (await import("./ResponsibilityDialog.tsx")).ResponsibilityDialog);

interface ResponsibilityTexts {
  title: string;
  edit: string;
  /** The button that removes it, its accessible name, and the question before it does. */
  removal: { text: string; label: string; question: string; confirmation: string };
}

const getDefaultTexts = (name: string): ResponsibilityTexts => ({
  title: name,
  edit: `Edit ${name}`,
  removal: {
    text: "Remove",
    label: `Remove ${name}`,
    question: `Do you want to remove ${name} from your list?`,
    confirmation: "Remove",
  },
});

interface ResponsibilityEntryProps<Role extends string> {
  kind: "company" | "outlet";
  /** The name of the company or outlet. */
  name: string;
  slug: string;
  logo: string | null | undefined;
  /** Empty for kinds without roles. */
  roles: readonly SelectOption<Role>[];
  beatOptions: SelectOptions;
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
  /** Buttons before those that edit and remove it. */
  actions?: ReactNode;
  /** The title of its dialog and the texts of its buttons. Default: those of somebody who works there. */
  texts?: ResponsibilityTexts;
  save: (changes: Omit<ResponsibilityChanges, "roles"> & { roles?: Role[] }) => Promise<Outcome<unknown>>;
  /** Asks the question of these steps, then removes the responsibility. */
  remove: (steps: Steps) => Promise<unknown>;
  isRemoving: boolean;
}

/** A company or an outlet in a list of responsibilities. */
export function ResponsibilityEntry<Role extends string>(props: ResponsibilityEntryProps<Role>) {
  const { kind, name, slug, logo, roles, beatOptions, saved, marks, actions, save, remove, isRemoving } = props;
  const { title, edit, removal } = props.texts ?? getDefaultTexts(name);
  const [isEditing, setEditing] = useState(false);
  const beats = saved.beats ?? [];
  const facts = [saved.roleTitle, formatRoles(roles, saved.roles), beats.map((beat) => beat.name).join(", ")].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={name} src={logo} kind="company" size={40} />
      <div className="min-w-48 flex-1">
        <Link href={profilePath(kind, slug)} variant="plain" className="text-15 font-medium">
          {name}
        </Link>
        <p className="text-14 text-muted">{facts.join(" · ") || "No role or responsibilities yet."}</p>
        {marks && <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">{marks}</div>}
      </div>
      <div className="ms-13 flex flex-wrap gap-2 tablet:ms-0">
        {actions}
        <Button size="small" aria-label={edit} onPress={() => setEditing(true)}>
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={removal.label}
          isPending={isRemoving}
          onPress={() => void remove({ question: removal.question, confirmLabel: removal.confirmation })}
        >
          {removal.text}
        </Button>
      </div>
      {isEditing && (
        <ResponsibilityDialog
          name={title}
          beatOptions={beatOptions}
          roles={roles}
          saved={{
            roles: getKnownRoles(roles, saved.roles),
            beatIds: beats.map(({ id }) => id),
            roleTitle: saved.roleTitle ?? "",
            isMediaContact: saved.isMediaContact,
          }}
          save={({ roles: chosen, ...changes }) => save({ ...changes, ...(chosen && { roles: getKnownRoles(roles, chosen) }) })}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}
