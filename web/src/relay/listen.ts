import {
  requestSubscription,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type SelectorStoreUpdater,
} from "relay-runtime";
import { onReconnect, eventPositionIn } from "./subscriptions.ts";

/** The subscription must have one field, which takes `after` and selects `sequence` and `cursor`. */
export interface ListenOptions<Operation extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: Operation["variables"];
  /** The position of the data that the page shows already, to begin there; by default it begins now. */
  after?: string | null | undefined;
  /** Updates the store beyond the data that the event carries. */
  updater?: SelectorStoreUpdater<Operation["response"]>;
  onEvent?: (response: Operation["response"]) => void;
  /** Called when events were missed and the data they report must be read again. @param event the one after them, if there is one */
  onMissed: (event?: Operation["response"]) => void;
}

/** By this time the gateway is certain to be listening, so data read afterwards misses no event. In ms. */
const SUBSCRIBE_DELAY = 1000;

/** Waits before a subscription that ended is restarted: from 1 s, doubling up to one minute. In ms. */
const INITIAL_WAIT = 1000;
const MAX_WAIT = 60_000;

/**
 * Listens until disposed of. It restarts subscriptions that end, after the last event if that has a cursor, and checks the
 * sequence numbers of events. It calls `onMissed` on a gap in the numbers, and after an interruption without a cursor.
 */
export function listen<Operation extends OperationType>(
  environment: Environment,
  { subscription, variables, after = null, updater, onEvent, onMissed }: ListenOptions<Operation>,
): Disposable {
  let last = 0;
  let cursor = after;
  let failures = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const schedule = (wait: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, wait);
    timers.add(timer);
  };
  const restart = () => {
    const wait = Math.min(MAX_WAIT, INITIAL_WAIT * 2 ** failures);
    failures += 1;
    schedule(wait, () => {
      running = start();
      resume();
    });
  };
  // With a cursor, the gateway sends what was missed, or reports a gap.
  const resume = () => {
    if (cursor === null) schedule(SUBSCRIBE_DELAY, () => onMissed());
  };
  const start = () => {
    last = 0;
    return requestSubscription<Operation>(environment, {
      subscription,
      variables: { ...variables, after: cursor },
      ...(updater ? { updater } : {}),
      onNext: (response) => {
        if (!response) return;
        failures = 0;
        const position = eventPositionIn(response);
        cursor = position.cursor;
        const sequence = position.sequence ?? last + 1;
        const hasGap = sequence !== last + 1;
        last = sequence;
        onEvent?.(response);
        if (hasGap) onMissed(response);
      },
      onError: restart,
      onCompleted: restart,
    });
  };

  let running = start();
  const stopListening = onReconnect(() => {
    // The gateway restarts its sequence numbers.
    last = 0;
    resume();
  });
  return {
    dispose() {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      running.dispose();
    },
  };
}
