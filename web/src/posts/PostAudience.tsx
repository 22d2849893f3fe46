import { Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PostAudience_post$key } from "../__generated__/PostAudience_post.graphql.ts";
import { CommunityLinks } from "../communities/CommunityLinks.tsx";
import { userTypeLabel } from "../lib/userTypes.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";

/** The user types and communities that a post is restricted to; renders nothing for a post for everybody. */
export function PostAudience({ post, className }: { post: PostAudience_post$key; className?: string }) {
  const { userTypes, communities } = useFragment(
    graphql`
      fragment PostAudience_post on PostBase {
        userTypes
        communities {
          ...CommunityLinks_communities
        }
      }
    `,
    post,
  );
  const kinds = userTypes.flatMap((type) => userTypeLabel(type) ?? []);
  if (kinds.length === 0 && communities.length === 0) return null;
  return (
    <p className={cx("flex items-start gap-1.5 text-13 text-muted", className)}>
      <Icon of={Users} size={14} className="mt-[3px]" />
      <span className="min-w-0 wrap-anywhere">
        {kinds.length > 0 && `For ${kinds.join(", ")}`}
        {kinds.length > 0 && communities.length > 0 && " · "}
        <CommunityLinks communities={communities} />
      </span>
    </p>
  );
}
