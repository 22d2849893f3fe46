import { graphql, useFragment } from "react-relay";
import type { ActivityRow_activity$key } from "../__generated__/ActivityRow_activity.graphql.ts";
import { postKinds } from "../posts/kinds/index.ts";
import { PostLink } from "../posts/PostLink.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";

/** One thing that happened: who, when, on which post, and the beginning of what was written. */
export function ActivityRow({ activity }: { activity: ActivityRow_activity$key }) {
  const { author, createdAt, post } = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        createdAt
        author {
          name
          avatar
          type
        }
        post {
          databaseId
          type
          title
          content
        }
      }
    `,
    activity,
  );
  const kind = post.type === "%future added value" ? null : postKinds[post.type];
  const title = post.title || post.content || kind?.label || "Post";
  return (
    <div className="flex gap-3 px-4 py-3.5 tablet:px-5">
      <Avatar name={author.name} src={author.avatar} kind={author.type === "COMPANY" ? "company" : "person"} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
          <span className="text-14 font-medium text-ink">{author.name}</span>
          {kind && (
            <span className="inline-flex items-center gap-1.5">
              <Icon of={kind.icon} size={14} />
              {kind.label}
            </span>
          )}
          <RelativeTime time={createdAt} className="ms-auto" />
        </p>
        <p className="mt-1 line-clamp-2 text-15">
          {kind ? (
            <PostLink
              address={{ key: kind.key, databaseId: post.databaseId, commentId: null }}
              className={post.title ? "font-medium" : ""}
            >
              {title}
            </PostLink>
          ) : (
            title
          )}
        </p>
        {post.title && post.content && <p className="mt-0.5 line-clamp-2 text-14 text-muted">{post.content}</p>}
      </div>
    </div>
  );
}
