import { graphql, useFragment } from "react-relay";
import type { CommentPreview_subject$key } from "../__generated__/CommentPreview_subject.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import type { LinkTarget } from "../posts/usePostLink.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Link } from "../ui/Link.tsx";
import { toPlainLine } from "./commentText.ts";

interface CommentPreviewProps {
  subject: CommentPreview_subject$key;
  /** The link to the whole thread. */
  target: LinkTarget;
}

/** The newest two comments, truncated, and a link to all. */
export function CommentPreview({ subject, target }: CommentPreviewProps) {
  const { comments, totalCommentsCount } = useFragment(
    graphql`
      fragment CommentPreview_subject on Commentable {
        totalCommentsCount
        comments(first: 2) {
          edges {
            node {
              id
              isDeleted
              content
              author {
                name
                avatar
                type
                ...AuthorName_author
              }
            }
          }
        }
      }
    `,
    subject,
  );
  const shown = (comments?.edges ?? []).map(({ node }) => node).filter(({ isDeleted }) => !isDeleted);
  if (shown.length === 0) return null;
  return (
    <div className="mt-1 border-t border-line pt-3 pb-2">
      <ul className="space-y-2" aria-label="Newest comments">
        {shown.map(({ id, content, author }) => (
          <li key={id} className="flex gap-2.5">
            <Avatar name={author.name} src={author.avatar} kind={getAvatarKind(author.type)} size={24} />
            <p className="line-clamp-2 min-w-0 text-14">
              <AuthorName author={author} className="font-semibold" />{" "}
              <span className="text-muted">{content ? toPlainLine(content) : "Sent an attachment"}</span>
            </p>
          </li>
        ))}
      </ul>
      {totalCommentsCount > shown.length && (
        <Link {...target} variant="plain" className="hit-around ms-8.5 mt-2 inline-block text-13 font-medium text-muted">
          View all {formatNoun(totalCommentsCount, "comment")}
        </Link>
      )}
    </div>
  );
}
