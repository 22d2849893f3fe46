import { Heart } from "lucide-react";
import { ToggleButton } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { LikeButton_subject$key } from "../__generated__/LikeButton_subject.graphql.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tooltip } from "../ui/Tooltip.tsx";
import { usePermissionHint } from "./usePermissionHint.ts";
import { LikersButton } from "./LikersButton.tsx";
import { useLike } from "./useLike.ts";

/** The like switch and the number of likes. Where the viewer may not like, it shows why. */
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
  const { refusal, needsSignIn, explain } = usePermissionHint(data.permissions.like);
  const isDenied = refusal !== null && !needsSignIn;
  return (
    // Wide enough for "Like" and for three digits, so that the first like moves nothing.
    <span className="inline-flex min-w-20 items-center">
      <Tooltip text={refusal ?? (liked ? "Unlike" : "Like")}>
        <ToggleButton
          aria-label="Like"
          data-shortcut="like"
          isSelected={liked}
          onChange={refusal === null ? toggle : explain}
          {...(isDenied ? { "aria-disabled": true } : {})}
          className={cx(
            "hit-around focus-ring inline-flex min-h-8 items-center gap-2 rounded-control ps-3 text-13 font-medium transition-colors duration-fast",
            liked ? "text-accent" : "text-muted data-hovered:bg-sunken data-hovered:text-ink",
            likesCount > 0 ? "pe-1.5" : "pe-3",
            isDenied && "cursor-not-allowed opacity-60",
          )}
        >
          <Icon of={Heart} size={16} isFilled={liked} />
          {likesCount === 0 && "Like"}
        </ToggleButton>
      </Tooltip>
      <LikersButton subjectId={data.id} count={likesCount} />
    </span>
  );
}
