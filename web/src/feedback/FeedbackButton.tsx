import { Button } from "../ui/Button.tsx";
import { openFeedback } from "./feedbackState.ts";

/** A subtle button for the feedback dialog, for guests, who have no menu. */
export function FeedbackButton({ className = "" }: { className?: string }) {
  return (
    <Button variant="quiet" size="small" className={className} onPress={() => openFeedback()}>
      Send feedback
    </Button>
  );
}
