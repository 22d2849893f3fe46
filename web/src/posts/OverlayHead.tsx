import { Icon } from "../ui/Icon.tsx";
import { postKinds } from "./kinds/index.ts";
import type { PostKey } from "./postKeys.ts";

/** The title of the dialog with a post, such as "Edit job". */
export function overlayTitle(key: PostKey, isEditing: boolean): string {
  const { label } = postKinds[key];
  return isEditing ? `Edit ${label.toLowerCase()}` : label;
}

/** The head of the dialog: its title with the icon of the post's type. */
export function OverlayHead({ postKey, isEditing }: { postKey: PostKey; isEditing: boolean }) {
  return (
    <span className="flex items-center gap-2 text-15 font-semibold">
      <Icon of={postKinds[postKey].icon} />
      {overlayTitle(postKey, isEditing)}
    </span>
  );
}
