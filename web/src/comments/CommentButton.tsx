import { MessageCircle } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommentButton_subject$key } from "../__generated__/CommentButton_subject.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";

/** The number of comments; a press opens them. */
export function CommentButton({ subject, onPress }: { subject: CommentButton_subject$key; onPress: () => void }) {
  const { totalCommentsCount, permissions } = useFragment(
    graphql`
      fragment CommentButton_subject on Commentable {
        totalCommentsCount
        permissions {
          comment {
            allowed
          }
        }
      }
    `,
    subject,
  );
  const act = permissions.comment.allowed ? "Comment" : "Comments";
  return (
    <Button
      variant="quiet"
      size="small"
      icon={MessageCircle}
      data-shortcut="comment"
      aria-label={totalCommentsCount > 0 ? `${act}, ${formatNoun(totalCommentsCount, "comment")}` : act}
      onPress={onPress}
    >
      {totalCommentsCount > 0 ? <Count value={totalCommentsCount} /> : act}
    </Button>
  );
}
