import { graphql, useFragment } from "react-relay";
import type { ActivityRun_activities$key } from "../__generated__/ActivityRun_activities.graphql.ts";
import { findPostKindByTypename } from "../posts/kinds/index.ts";
import { PostLink } from "../posts/PostLink.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";

/** Consecutive activities on one post: the post, and the people active on it, newest first. */
export function ActivityRun({ activities }: { activities: ActivityRun_activities$key }) {
  const run = useFragment(
    graphql`
      fragment ActivityRun_activities on Activity @relay(plural: true) {
        id
        createdAt
        author {
          name
          avatar
          type
          ...AuthorName_author
        }
        post {
          typename: __typename
          ... on PostBase {
            databaseId
          }
        }
        postTitle
        postSummary
      }
    `,
    activities,
  );
  const [latest] = run;
  if (!latest) return null;
  const { post, postTitle, postSummary } = latest;
  const kind = post ? findPostKindByTypename(post.typename) : null;
  const title = postTitle || postSummary || kind?.label || "Post";
  return (
    <div className="px-4 py-4 tablet:px-5">
      <div className="flex gap-3">
        {kind && (
          <span className="grid size-10 shrink-0 place-items-center rounded-card bg-sunken text-muted">
            <Icon of={kind.icon} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          {kind && <p className="text-13 text-muted">{kind.label}</p>}
          <p className="text-15">
            {kind && post?.databaseId !== undefined ? (
              // Clamped itself: otherwise its hidden overflow would overlap the names below in layout measurements.
              <PostLink
                address={{ key: kind.key, databaseId: post.databaseId, commentId: null }}
                className={cx("line-clamp-2", postTitle && "font-medium")}
              >
                {title}
              </PostLink>
            ) : (
              <span className="line-clamp-2">{title}</span>
            )}
          </p>
          {postTitle && postSummary && <p className="mt-0.5 line-clamp-2 text-14 text-muted">{postSummary}</p>}
        </div>
      </div>
      <ul className="mt-3 ms-13 space-y-1.5 border-s border-line ps-3">
        {run.map(({ id, createdAt, author }) => (
          <li key={id} className="flex items-center gap-2 text-14">
            <Avatar name={author.name} src={author.avatar} kind={getAvatarKind(author.type)} size={24} />
            <AuthorName author={author} className="-my-1 min-w-0 py-1 wrap-anywhere" />
            <RelativeTime time={createdAt} className="ms-auto shrink-0 text-13 text-muted" />
          </li>
        ))}
      </ul>
    </div>
  );
}
