import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { usePollAnswers_set$key } from "../__generated__/usePollAnswers_set.graphql.ts";

/** Interval in which the answers are polled while one of their videos is being processed, in ms. */
const POLL_INTERVAL = 3000;

/**
 * Polls the answers until their videos can be played. It polls the answer set, because respondents need no account.
 * @param reload reads the answers again
 */
export function usePollAnswers(set: usePollAnswers_set$key, reload: () => void): void {
  const { answers } = useFragment(
    graphql`
      fragment usePollAnswers_set on AnswerSet {
        answers {
          video {
            status
            error
          }
        }
      }
    `,
    set,
  );
  const isProcessing = answers.some(({ video }) => video?.status === "PROCESSING" && !video.error);
  const poll = useEffectEvent(reload);
  useEffect(() => {
    if (!isProcessing) return;
    const timer = setInterval(() => poll(), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [isProcessing]);
}
