import { useState } from "react";
import { useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { showToast } from "../ui/Toaster.tsx";
import { fieldOf, runMutation, textOfOthers, type MutationCall, type Outcome, type Refused } from "./mutation.ts";

interface Options {
  /**
   * The errors that the caller shows itself, by the last part of their field path ("content"); "all" for a form that
   * has a place for every message. Everything else becomes one toast (ERR-13). Default: none.
   */
  inPlace?: readonly string[] | "all";
  /** Whether the caller sends the same again once the device has a network, and says so itself. Default: false. */
  waitsForNetwork?: boolean;
}

interface MutationAction<Operation extends MutationParameters> {
  /**
   * Sends the mutation once and tells how it went; never rejects. On failure the toast has been shown already and
   * `errors` holds every refusal: pick those of a field with `messageFor(errors, "content")`. With inPlace "all"
   * nothing was toasted: show `text`.
   */
  run: (call: MutationCall<Operation>) => Promise<Outcome<Operation["response"]>>;
  /** True from the call until the answer: for isPending of the button that started it. */
  isRunning: boolean;
}

/**
 * The one way to change something. Its mutation selects `errors { code message field }` beside what it changes, and
 * spreads the fragments of what is shown, so that the store is right without further code.
 *
 *     const { run, isRunning } = useMutationAction<AddCommentMutation>(
 *       graphql`
 *         mutation AddCommentMutation($input: AddCommentInput!) @raw_response_type {
 *           addComment(input: $input) {
 *             commentEdge { node { ...CommentItem_comment } }
 *             errors { code message field }
 *           }
 *         }
 *       `,
 *       { inPlace: ["content"] },
 *     );
 *     const outcome = await run({ variables: { input: { subjectId, content } }, optimisticResponse });
 *     if (outcome.ok) clear();
 *     else setError(messageFor(outcome.errors, "content"));
 *
 * A 401 says nothing here: the session notices it and opens the sign-in modal. A 403 says so and does the same.
 * For likes, follows and memberships use `useToggle`.
 */
export function useMutationAction<Operation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { inPlace = [], waitsForNetwork = false }: Options = {},
): MutationAction<Operation> {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);

  const run = async (call: MutationCall<Operation>) => {
    setRunning((count) => count + 1);
    const outcome = await runMutation<Operation>(environment, mutation, call);
    setRunning((count) => count - 1);
    const text = outcome.ok || (waitsForNetwork && outcome.isOffline) ? null : toastText(outcome, inPlace);
    if (text) showToast("error", text);
    return outcome;
  };

  return { run, isRunning: running > 0 };
}

function toastText(refused: Refused, inPlace: readonly string[] | "all"): string | null {
  return inPlace === "all" ? null : textOfOthers(refused, (error) => inPlace.includes(fieldOf(error) ?? ""));
}
