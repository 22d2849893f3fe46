import { Button } from "../ui/Button.tsx";
import { openFeedback } from "./feedbackState.ts";

/** The quiet way to the feedback dialog where no menu holds it: guests have none. */
export function FeedbackButton({ className = "" }: { className?: string }) {
  return (
    <Button variant="quiet" size="small" className={className} onPress={() => openFeedback()}>
      Send feedback
    </Button>
  );
}
