import {
  requestSubscription,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type SelectorStoreUpdater,
} from "relay-runtime";
import { onReconnect, placeIn } from "./subscriptions.ts";

/** What to listen to: a subscription with one field, which takes `after` and selects `sequence` and `cursor`. */
export interface Listening<Operation extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: Operation["variables"];
  /** Updates the store beyond the data that the event carries. */
  updater?: SelectorStoreUpdater<Operation["response"]>;
  onEvent?: (response: Operation["response"]) => void;
  /** Called when events were missed and the data they report must be read again. */
  onMissed: () => void;
}

/** By this time the gateway is certain to be listening, so data read afterwards misses no event. In ms. */
const settling = 1000;

/** Waits before a subscription that ended is restarted: from 1 s, doubling up to one minute. In ms. */
const firstWait = 1000;
const longestWait = 60_000;

/**
 * Listens until disposed of. It restarts subscriptions that end, after the last event if that has a cursor, and checks the
 * sequence numbers of events. It calls `onMissed` on a gap in the numbers, and after an interruption without a cursor.
 */
export function listen<Operation extends OperationType>(
  environment: Environment,
  { subscription, variables, updater, onEvent, onMissed }: Listening<Operation>,
): Disposable {
  let last = 0;
  let cursor: string | null = null;
  let failures = 0;
  let running: Disposable | null = null;
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const later = (wait: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, wait);
    timers.add(timer);
  };
  const startAgain = () => {
    if (isOver) return;
    const wait = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    later(wait, () => {
      start();
      resume();
    });
  };
  // With a cursor, the gateway sends what was missed, or reports a gap.
  const resume = () => {
    if (cursor === null) later(settling, onMissed);
  };
  const start = () => {
    last = 0;
    running = requestSubscription<Operation>(environment, {
      subscription,
      variables: cursor === null ? variables : { ...variables, after: cursor },
      ...(updater ? { updater } : {}),
      onNext: (response) => {
        if (!response) return;
        failures = 0;
        const place = placeIn(response);
        cursor = place.cursor;
        const sequence = place.sequence ?? last + 1;
        const hasGap = sequence !== last + 1;
        last = sequence;
        onEvent?.(response);
        if (hasGap) onMissed();
      },
      onError: startAgain,
      onCompleted: startAgain,
    });
  };

  start();
  const stopWatching = onReconnect(() => {
    // The gateway restarts its sequence numbers.
    last = 0;
    resume();
  });
  return {
    dispose() {
      isOver = true;
      stopWatching();
      for (const timer of timers) clearTimeout(timer);
      running?.dispose();
    },
  };
}
