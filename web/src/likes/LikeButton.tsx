import { Heart } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LikeButton_subject$key } from "../__generated__/LikeButton_subject.graphql.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { tooltip } from "../ui/tooltip.ts";
import { LikersButton } from "./LikersButton.tsx";
import { useLike } from "./useLike.ts";
import { usePermissionHint } from "./usePermissionHint.ts";

/** The like switch and the number of likes. If the viewer may not like, it shows the reason. */
export function LikeButton({ subject }: { subject: LikeButton_subject$key }) {
  const data = useFragment(
    graphql`
      fragment LikeButton_subject on Likable {
        id
        permissions {
          like {
            ...usePermissionHint_permission
          }
        }
        ...useLike_subject
      }
    `,
    subject,
  );
  const { liked, likesCount, toggle } = useLike(data);
  const { deniedReason, needsSignIn, explain } = usePermissionHint(data.permissions.like);
  const isDenied = deniedReason !== null && !needsSignIn;
  return (
    // Wide enough for "Like" and for three digits, so that the first like moves nothing.
    <span className="inline-flex min-w-20 items-center">
      <PlainButton
        {...tooltip(deniedReason ?? (liked ? "Unlike" : "Like"))}
        aria-label="Like"
        data-shortcut="like"
        aria-pressed={liked}
        onPress={deniedReason === null ? toggle : explain}
        {...(isDenied ? { "aria-disabled": true } : {})}
        className={cx(
          "hit-around focus-ring inline-flex min-h-8 items-center gap-2 rounded-control ps-3 text-13 font-medium transition-colors duration-fast",
          liked ? "text-accent" : "text-muted hover:bg-sunken hover:text-ink",
          likesCount > 0 ? "pe-1.5" : "pe-3",
          isDenied && "cursor-not-allowed opacity-60",
        )}
      >
        <Icon of={Heart} size={16} isFilled={liked} />
        {likesCount === 0 && "Like"}
      </PlainButton>
      <LikersButton subjectId={data.id} count={likesCount} />
    </span>
  );
}
