import { useStore } from "@nanostores/react";
import { graphql, useFragment } from "react-relay";
import type { Feedback_viewer$key } from "../__generated__/Feedback_viewer.graphql.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { closeFeedback, feedbackState } from "./feedbackState.ts";

const FeedbackContent = lazyPart(async () => (await import("./FeedbackContent.tsx")).FeedbackContent);

/** The feedback dialog; the code of its form loads on first use. Closing it discards the text. */
export function Feedback({ viewer }: { viewer: Feedback_viewer$key }) {
  const { fullName, email } = useFragment(
    graphql`
      fragment Feedback_viewer on Viewer {
        fullName
        email
      }
    `,
    viewer,
  );
  const { isOpen, text } = useStore(feedbackState);
  return (
    <Dialog isOpen={isOpen} onClose={closeFeedback} title="Send feedback">
      <LoadedPart fallback={<FormSkeleton />}>
        <FeedbackContent initial={{ name: fullName ?? "", email: email ?? "", message: text }} />
      </LoadedPart>
    </Dialog>
  );
}
