import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { StaffRow_member$key } from "../__generated__/StaffRow_member.graphql.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Chip } from "../ui/Chip.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { AuthorName } from "./AuthorName.tsx";

interface StaffRowProps {
  member: StaffRow_member$key;
  /** For side columns: smaller, and without the text about the person. */
  isCompact?: boolean;
  /** Buttons or a menu at the end of the row. */
  actions?: ReactNode;
}

/** A person who works for a company or an outlet: picture, name and role. */
export function StaffRow({ member, isCompact = false, actions }: StaffRowProps) {
  const { author, roleTitle, jobTitle, about, email, isMediaContact } = useFragment(
    graphql`
      fragment StaffRow_member on StaffMember {
        roleTitle
        jobTitle
        about
        email
        isMediaContact
        author {
          name
          avatar
          ...AuthorName_author
        }
      }
    `,
    member,
  );
  const title = roleTitle ?? jobTitle;
  return (
    <div className={cx("flex gap-3", isCompact ? "items-center py-1.5" : "px-4 py-3.5 tablet:px-5")}>
      <Avatar name={author.name} src={author.avatar} size={isCompact ? 32 : 48} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <AuthorName author={author} className={cx("truncate font-medium", isCompact ? "text-14" : "text-15")} />
          {!isCompact && isMediaContact && <Chip>Media contact</Chip>}
        </p>
        {title && <p className={cx("truncate", isCompact ? "text-13 text-muted" : "text-14")}>{title}</p>}
        {!isCompact && about && <p className="user-text mt-0.5 line-clamp-2 text-14 text-muted">{about}</p>}
        {!isCompact && email && (
          <Link href={`mailto:${email}`} className="mt-1 inline-block text-14">
            {email}
          </Link>
        )}
      </div>
      {actions}
    </div>
  );
}
