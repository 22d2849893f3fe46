import { Compass } from "lucide-react";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { LinkButton } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const title = "Page not found";

/** Shown at an address that does not exist or whose content has been deleted, with a link back. */
export function NotFoundPage() {
  usePageTitle(title);
  return (
    <div className="py-10">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={Compass}
        title="This page does not exist"
        text="It may have been moved or removed, or the address may be wrong."
        action={
          <LinkButton href="/" variant="primary">
            Go to home
          </LinkButton>
        }
      />
    </div>
  );
}
