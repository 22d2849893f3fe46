import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { Feedback_viewer$key } from "../__generated__/Feedback_viewer.graphql.ts";
import { withRetries } from "../lib/withRetries.ts";
import { feedbackState } from "./feedbackState.ts";

const FeedbackDialog = lazy(async () => {
  const { FeedbackDialog } = await withRetries(() => import("./FeedbackDialog.tsx"));
  return { default: FeedbackDialog };
});

/** The place of the feedback dialog; its code comes when it is first asked for. */
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
  const { isOpen, text } = useSyncExternalStore(feedbackState.subscribe, feedbackState.snapshot);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackDialog isOpen={isOpen} text={text} name={fullName ?? ""} email={email ?? ""} />
    </Suspense>
  );
}
