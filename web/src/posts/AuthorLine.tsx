import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AuthorLine_author$key } from "../__generated__/AuthorLine_author.graphql.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";

interface AuthorLineProps {
  author: AuthorLine_author$key;
  /** The type with its icon, such as "Job"; omitted where the context shows it already. */
  kind?: { label: string; icon: IconGlyph };
  /** Shown below the name: time and topics. */
  facts: ReactNode;
  /** The actions at the end of the line. */
  menu?: ReactNode;
}

/** The first line of every card: author, work, time, and type of post. */
export function AuthorLine({ author, kind, facts, menu }: AuthorLineProps) {
  const data = useFragment(
    graphql`
      fragment AuthorLine_author on Author {
        name
        avatar
        type
        isViewer
        ...AuthorName_author
      }
    `,
    author,
  );
  const { name, avatar, type, isViewer } = data;
  const isCompany = type === "COMPANY";
  return (
    <header className="flex items-start gap-3">
      <Avatar name={name} src={avatar} kind={isCompany ? "company" : "person"} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-1.5 text-15 leading-5">
          <AuthorName author={data} className="truncate font-semibold" />
          {isViewer && <span className="shrink-0 text-muted">(you)</span>}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 text-13 text-muted">
          {isCompany && (
            <>
              <span>Company</span>
              <span aria-hidden>·</span>
            </>
          )}
          {facts}
        </div>
      </div>
      <div className={cx("-my-1.5 flex min-h-8 shrink-0 items-center gap-1", menu ? "-me-2" : null)}>
        <span className="inline-flex items-center gap-2 text-13 text-muted">
          {kind && (
            <>
              <Icon of={kind.icon} size={16} />
              <span className="max-[430px]:sr-only">{kind.label}</span>
            </>
          )}
        </span>
        {menu}
      </div>
    </header>
  );
}
