import {
  requestSubscription,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type SelectorStoreUpdater,
} from "relay-runtime";
import { isRecord } from "./failures.ts";
import { onReconnect } from "./subscriptions.ts";

/** What to listen to: a subscription with one field, which selects `sequence`. */
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
 * Listens until disposed of. It restarts subscriptions that end and checks the sequence numbers of events. It calls `onMissed`
 * on a gap in the numbers and whenever the socket was disconnected.
 */
export function listen<Operation extends OperationType>(
  environment: Environment,
  { subscription, variables, updater, onEvent, onMissed }: Listening<Operation>,
): Disposable {
  let last = 0;
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
      later(settling, onMissed);
    });
  };
  const start = () => {
    last = 0;
    running = requestSubscription<Operation>(environment, {
      subscription,
      variables,
      ...(updater ? { updater } : {}),
      onNext: (response) => {
        if (!response) return;
        failures = 0;
        const sequence = sequenceIn(response) ?? last + 1;
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
    later(settling, onMissed);
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

function sequenceIn(response: unknown): number | null {
  const field = isRecord(response) ? Object.values(response)[0] : null;
  return isRecord(field) && typeof field["sequence"] === "number" ? field["sequence"] : null;
}
