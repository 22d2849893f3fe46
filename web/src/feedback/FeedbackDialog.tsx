import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { closeFeedback } from "./feedbackState.ts";

/** How long the thanks stay (CONST-28), in ms. */
const thanksDuration = 5000;

interface FeedbackDialogProps {
  isOpen: boolean;
  /** What the message begins with. */
  text: string;
  /** Of the viewer; empty for a guest. */
  name: string;
  email: string;
}

/** Takes feedback, thanks for 5 s, then closes (FEEDBACK-02). Closed by the reader, it forgets what was written. */
export function FeedbackDialog({ isOpen, text, name, email }: FeedbackDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={closeFeedback} title="Send feedback">
      <Content initial={{ name, email, message: text }} />
    </Dialog>
  );
}

function Content({ initial }: { initial: { name: string; email: string; message: string } }) {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(closeFeedback, thanksDuration);
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
