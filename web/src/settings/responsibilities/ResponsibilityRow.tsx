import type { ReactNode } from "react";
import { profilePath } from "../../profiles/profilePath.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Link } from "../../ui/Link.tsx";

interface ResponsibilityRowProps {
  kind: "company" | "outlet";
  slug: string;
  name: string;
  logo: string | null | undefined;
  /** Facts about the responsibility, the title first; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
  /** Small labels. */
  marks?: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A company or an outlet in a list of responsibilities. */
export function ResponsibilityRow({ kind, slug, name, logo, facts, marks, actions }: ResponsibilityRowProps) {
  const text = facts.filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-start gap-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={name} src={logo} kind="company" size={40} />
      <div className="min-w-48 flex-1">
        <Link href={profilePath(kind, slug)} variant="plain" className="text-15 font-medium">
          {name}
        </Link>
        <p className="text-14 text-muted">{text === "" ? "No role or responsibilities yet." : text}</p>
        {marks && <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">{marks}</div>}
      </div>
      <div className="ms-13 flex flex-wrap gap-2 tablet:ms-0">{actions}</div>
    </li>
  );
}
