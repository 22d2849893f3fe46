import { Trash2 } from "lucide-react";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";

/** Says that a post was deleted, to those who may still see it (D-110). */
export function DeletedPost({ className }: { className?: string }) {
  return (
    <p className={cx("flex items-center gap-2 rounded-control bg-sunken px-3 py-2 text-14 text-muted", className)}>
      <Icon of={Trash2} size={16} />
      This post has been deleted.
    </p>
  );
}
