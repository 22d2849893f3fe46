import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { usePollAnswers_set$key } from "../__generated__/usePollAnswers_set.graphql.ts";

/** Interval in which the answers are polled while a video is being processed, in ms. */
const POLL_INTERVAL = 3000;

/**
 * Polls the answers until their videos and those of the questions can be played. It polls the answer set, because respondents
 * need no account.
 * @param reload reads the answers again
 */
export function usePollAnswers(set: usePollAnswers_set$key, reload: () => void): void {
  const { questions, answers } = useFragment(
    graphql`
      fragment usePollAnswers_set on AnswerSet {
        questions {
          video {
            status
            error
          }
        }
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
  const isProcessing = [...questions, ...answers].some(({ video }) => video?.status === "PROCESSING" && !video.error);
  const poll = useEffectEvent(reload);
  useEffect(() => {
    if (!isProcessing) return;
    const timer = setInterval(() => poll(), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [isProcessing]);
}
