import { useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import {
  applyOptimisticMutation,
  getRequest,
  type Environment,
  type MutationParameters,
  type RecordSourceSelectorProxy,
} from "relay-runtime";
import { showToast } from "../ui/Toaster.tsx";
import { runMutation } from "./mutation.ts";
import { createToggles } from "./toggle.ts";

interface ToggleOptions<Operation extends MutationParameters> {
  mutation: GraphQLTaggedNode;
  /** Global id of the thing; two routes that show the same thing share one toggle. */
  id: string;
  /** The state as the fragment reads it now. */
  isOn: boolean;
  variables: (wanted: boolean) => Operation["variables"];
  /** The payload as it will come back, from what the fragment reads now; the mutation carries @raw_response_type. */
  optimisticResponse?: (wanted: boolean) => NonNullable<Operation["rawResponse"]>;
  /** Instead of a payload, where the real one holds more than the fragment reads: changes just what is shown. */
  optimisticUpdater?: (store: RecordSourceSelectorProxy, wanted: boolean) => void;
  /** Called when the gateway has granted a state. */
  onGranted?: (isOn: boolean) => void;
}

interface Toggle {
  isOn: boolean;
  /** Asks for the other state. */
  toggle: () => void;
  /** Asks for this state; nothing happens when it is the present one. */
  set: (wanted: boolean) => void;
}

const togglesOf = new WeakMap<Environment, ReturnType<typeof createToggles>>();

function toggles(environment: Environment) {
  const known = togglesOf.get(environment);
  if (known) return known;
  const created = createToggles();
  togglesOf.set(environment, created);
  return created;
}

/**
 * The one way to switch something on and off: likes, memberships, follows. It shows the wanted state within a frame
 * and sends that state, not a flip. Clicks during a request are coalesced: only the last wish is sent, and nothing
 * when it has come true already. When the gateway refuses or fails, the last confirmed state comes back and one
 * toast says why.
 *
 *     const { isOn, toggle } = useToggle<LikeButtonMutation>({
 *       mutation: graphql`
 *         mutation LikeButtonMutation($input: SetLikeInput!) @raw_response_type {
 *           setLike(input: $input) {
 *             subject { id liked likesCount }
 *             errors { code message field }
 *           }
 *         }
 *       `,
 *       id,
 *       isOn: liked,
 *       variables: (wanted) => ({ input: { subjectId: id, liked: wanted } }),
 *       optimisticResponse: (wanted) => ({
 *         setLike: {
 *           subject: { __typename, __isNode: __typename, id, liked: wanted, likesCount: likesCount + Number(wanted) - Number(liked) },
 *           errors: [],
 *         },
 *       }),
 *     });
 */
export function useToggle<Operation extends MutationParameters>(options: ToggleOptions<Operation>): Toggle {
  const environment = useRelayEnvironment();
  const set = (wanted: boolean) => {
    if (wanted !== options.isOn) switchTo(environment, options, wanted);
  };

  return { isOn: options.isOn, toggle: () => set(!options.isOn), set };
}

/** What the hook does when asked for a state, whatever the store shows at present. */
export function switchTo<Operation extends MutationParameters>(
  environment: Environment,
  { mutation, id, variables, optimisticResponse, optimisticUpdater, onGranted }: ToggleOptions<Operation>,
  wanted: boolean,
): void {
  toggles(environment).set(`${getRequest(mutation).params.name}:${id}`, wanted, {
    show(state) {
      const shown = applyOptimisticMutation(environment, {
        mutation,
        variables: variables(state),
        ...(optimisticResponse ? { optimisticResponse: optimisticResponse(state) } : {}),
        ...(optimisticUpdater ? { optimisticUpdater: (store) => optimisticUpdater(store, state) } : {}),
      });
      return () => shown.dispose();
    },
    async send(state) {
      const outcome = await runMutation<Operation>(environment, mutation, { variables: variables(state) });
      if (outcome.ok) onGranted?.(state);
      else if (outcome.text) showToast("error", outcome.text);
      return outcome.ok;
    },
  });
}
