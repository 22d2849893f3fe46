import { useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import {
  applyOptimisticMutation,
  commitLocalUpdate,
  getRequest,
  type Environment,
  type MutationParameters,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from "relay-runtime";
import { showToast } from "../ui/Toaster.tsx";
import { runMutation } from "./mutation.ts";
import { createStateChanges } from "./stateChanges.ts";

interface ToggleOptions<Operation extends MutationParameters> {
  mutation: GraphQLTaggedNode;
  /** Global id of the subject; two places that show the same subject share one toggle. */
  id: string;
  /** The state as the fragment currently reads it. */
  isOn: boolean;
  variables: (desired: boolean) => Operation["variables"];
  /** The expected payload, built from what the fragment currently reads; the mutation carries @raw_response_type. */
  optimisticResponse?: (desired: boolean) => NonNullable<Operation["rawResponse"]>;
  /**
   * Used instead of optimisticResponse when the payload has more fields than the fragment reads; updates only what is shown.
   */
  optimisticUpdater?: (store: RecordSourceSelectorProxy, desired: boolean) => void;
  /**
   * Used instead of both when the payload does not contain the state, such as that of a row whose list would change by it: writes
   * the state at once, and again when the gateway has granted it.
   */
  writeState?: (store: RecordSourceProxy, desired: boolean) => void;
  /** Called when the gateway has granted a state. */
  onConfirmed?: (isOn: boolean) => void;
  /** Sends a request when its turn has come, if others must be answered before it. */
  inSequence?: (send: () => Promise<boolean>) => Promise<boolean>;
}

interface Toggle {
  isOn: boolean;
  /** Requests the opposite state. */
  toggle: () => void;
  /** Requests this state; does nothing when it is the current one. */
  set: (desired: boolean) => void;
}

const changesByEnvironment = new WeakMap<Environment, ReturnType<typeof createStateChanges>>();

function changesIn(environment: Environment) {
  const known = changesByEnvironment.get(environment);
  if (known) return known;
  const created = createStateChanges();
  changesByEnvironment.set(environment, created);
  return created;
}

/**
 * Switches something on and off: likes, memberships, follows. It shows the desired state within a frame and sends that
 * state, not a flip. Clicks during a request are coalesced: only the last desired state is sent, unless it is already the
 * current one. When the request fails, the last confirmed state is restored and a toast shows the reason.
 *
 *     const { isOn, toggle } = useToggle<LikeButtonMutation>({
 *       mutation: graphql`
 *         mutation LikeButtonMutation($input: SetLikeInput!) @raw_response_type {
 *           setLike(input: $input) {
 *             subject { id liked likesCount }
 *             errors { ...mutation_error @relay(mask: false) }
 *           }
 *         }
 *       `,
 *       id,
 *       isOn: liked,
 *       variables: (desired) => ({ input: { subjectId: id, liked: desired } }),
 *       optimisticResponse: (desired) => ({
 *         setLike: {
 *           subject: { __typename, __isNode: __typename, id, liked: desired, likesCount: likesCount + Number(desired) - Number(liked) },
 *           errors: [],
 *         },
 *       }),
 *     });
 */
export function useToggle<Operation extends MutationParameters>(options: ToggleOptions<Operation>): Toggle {
  const environment = useRelayEnvironment();
  const set = (desired: boolean) => {
    if (desired !== options.isOn) switchTo(environment, options, desired);
  };

  return { isOn: options.isOn, toggle: () => set(!options.isOn), set };
}

/** The hook's action without its check against the current state. */
export function switchTo<Operation extends MutationParameters>(
  environment: Environment,
  options: ToggleOptions<Operation>,
  desired: boolean,
): void {
  const { mutation, id, isOn, variables, optimisticResponse, writeState, optimisticUpdater = writeState, onConfirmed } = options;
  const { inSequence = (send) => send() } = options;
  changesIn(environment).set(
    `${getRequest(mutation).params.name}:${id}`,
    { current: isOn, desired },
    {
      show(state) {
        const shown = applyOptimisticMutation(environment, {
          mutation,
          variables: variables(state),
          ...(optimisticResponse ? { optimisticResponse: optimisticResponse(state) } : {}),
          ...(optimisticUpdater ? { optimisticUpdater: (store) => optimisticUpdater(store, state) } : {}),
        });
        return () => shown.dispose();
      },
      send: (state) =>
        inSequence(async () => {
          const outcome = await runMutation<Operation>(environment, mutation, { variables: variables(state) });
          if (outcome.ok && writeState) commitLocalUpdate(environment, (store) => writeState(store, state));
          if (outcome.ok) onConfirmed?.(state);
          else if (outcome.text) showToast("error", outcome.text, { reference: outcome.reference });
          return outcome.ok;
        }),
    },
  );
}
