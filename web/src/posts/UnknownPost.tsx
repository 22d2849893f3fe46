import { CircleHelp } from "lucide-react";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Shown instead of a post whose type is newer than this page. */
export function UnknownPost() {
  return (
    <p className={cardClasses("flex items-center gap-3 p-4 text-14 text-muted")}>
      <Icon of={CircleHelp} />
      This kind of post is new. Reload the page to see it.
    </p>
  );
}
