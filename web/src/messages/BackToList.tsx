import { ArrowLeft } from "lucide-react";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";

/** A link back to the list, where there is no room for it next to the conversation. */
export function BackToList() {
  return (
    <Link
      href="/messages"
      variant="bare"
      aria-label="Back to all messages"
      className="-ms-2 grid hit place-items-center text-muted hover:bg-sunken hover:text-ink desktop:hidden"
    >
      <Icon of={ArrowLeft} />
    </Link>
  );
}
