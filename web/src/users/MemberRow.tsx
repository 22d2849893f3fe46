import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberRow_member$key } from "../__generated__/MemberRow_member.graphql.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { LastActive } from "./LastActive.tsx";

interface MemberRowProps {
  member: MemberRow_member$key;
  /** For side columns: smaller, and without the text about the member. */
  isCompact?: boolean;
  /** The actions on the member. */
  actions?: ReactNode;
}

/** A member: picture, name, self-description and last activity. */
export function MemberRow({ member, isCompact = false, actions }: MemberRowProps) {
  const { about, author, lastActiveAt } = useFragment(
    graphql`
      fragment MemberRow_member on CommunityMember {
        about
        lastActiveAt
        author {
          name
          avatar
          type
          isViewer
          ...AuthorName_author
        }
      }
    `,
    member,
  );
  return (
    <div className={cx("flex gap-3", isCompact ? "py-1.5" : "px-4 py-3.5 tablet:px-5", (isCompact || !about) && "items-center")}>
      <Avatar name={author.name} src={author.avatar} kind={getAvatarKind(author.type)} size={isCompact ? 32 : 48} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className={cx("font-medium wrap-anywhere", isCompact ? "text-14" : "text-15")}>
            <AuthorName author={author} />
            {author.isViewer && <span className="font-normal text-muted"> (you)</span>}
          </p>
          {!isCompact && lastActiveAt && <LastActive stamp={lastActiveAt} className="ms-auto shrink-0" />}
        </div>
        {isCompact && lastActiveAt && <LastActive stamp={lastActiveAt} />}
        {!isCompact && about && <p className="user-text mt-0.5 line-clamp-2 text-14 text-muted">{about}</p>}
      </div>
      {actions}
    </div>
  );
}
