import { Construction } from "lucide-react";
import { LinkButton } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** Stands at a page that is still to come (MENU-15). @param title null where it will be named after what it shows */
export function InProgressPage({ title }: { title: string | null }) {
  return (
    <div className="py-10">
      {title !== null && <h1 className="mb-2 text-center text-22 font-semibold">{title}</h1>}
      <EmptyState
        icon={Construction}
        title="This option is under development and will appear soon"
        action={
          <LinkButton href="/" variant="primary">
            Go to home
          </LinkButton>
        }
      />
    </div>
  );
}
