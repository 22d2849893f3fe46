import { useEffect } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useProcessing_set$key } from "../__generated__/useProcessing_set.graphql.ts";
import type { useProcessingQuery } from "../__generated__/useProcessingQuery.graphql.ts";

/** How often answers are read again while a video of theirs is being processed, in ms (D-120). */
const interval = 3000;

/** Keeps the videos of answers right until they can be played. By the answers' hash, since respondents need no account. */
export function useProcessing(set: useProcessing_set$key): void {
  const environment = useRelayEnvironment();
  const { type, hash, answers } = useFragment(
    graphql`
      fragment useProcessing_set on AnswerSet {
        type
        hash
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
  useEffect(() => {
    if (!isProcessing || type === "%future added value") return;
    const asking = setInterval(() => {
      // The next turn asks again where this one fails.
      fetchQuery<useProcessingQuery>(
        environment,
        graphql`
          query useProcessingQuery($type: InterviewType!, $hash: String!) {
            answerSet(type: $type, hash: $hash) {
              ...useProcessing_set
              answers {
                video {
                  ...AnswerVideo_video
                }
              }
            }
          }
        `,
        { type, hash },
        { networkCacheConfig: { force: true } },
      ).subscribe({ error: () => {} });
    }, interval);
    return () => clearInterval(asking);
  }, [environment, isProcessing, type, hash]);
}
