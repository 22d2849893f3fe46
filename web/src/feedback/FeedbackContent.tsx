import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { closeFeedback } from "./feedbackState.ts";

/** Duration of the thank-you message, in ms (CONST-28). */
const THANKS_DURATION = 5000;

interface FeedbackContentProps {
  /** The initial values; name and e-mail are the viewer's, or empty for a guest. */
  initial: { name: string; email: string; message: string };
}

/** The feedback form; shows a thank-you message for 5 s after sending, then closes the dialog (FEEDBACK-02). */
export function FeedbackContent({ initial }: FeedbackContentProps) {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(closeFeedback, THANKS_DURATION);
    return () => clearTimeout(timer);
  }, [isSent]);
  if (!isSent) return <FeedbackForm initial={initial} onSent={() => setSent(true)} />;
  return (
    <output className="flex flex-col items-center px-6 py-16 text-center">
      <Icon of={CircleCheck} size={32} className="mb-3 text-success" />
      <p className="text-16 font-medium">Thank you for your feedback!</p>
    </output>
  );
}
