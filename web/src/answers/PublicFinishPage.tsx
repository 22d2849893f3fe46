import { CircleCheck } from "lucide-react";
import { LinkButton } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** The thank-you page for visitors (ROUTE-36). */
export function PublicFinishPage() {
  return (
    <div className="py-10">
      <h1 className="sr-only">Thank you</h1>
      <EmptyState
        icon={CircleCheck}
        title="Thank you for your answers"
        text="They have been sent to the interviewer. You can close this page."
        action={<LinkButton href="/">Go to home</LinkButton>}
      />
    </div>
  );
}
