import { useState } from "react";
import { useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { confirmAction } from "../ui/alerts.ts";
import { closeToast, showToast } from "../ui/Toaster.tsx";
import { invalidateAfter, type Write } from "./freshness.ts";
import {
  getFieldPath,
  runMutation,
  textOfOtherErrors,
  type LazyMutation,
  type MutationCall,
  type Outcome,
  type MutationFailure,
} from "./mutation.ts";

interface Options {
  /**
   * The errors that the caller shows itself, by the last part of their field path ("content"); "all" for a form that has a
   * place for every message. All others become one toast (ERR-13). Default: none.
   */
  inlineErrors?: readonly string[] | "all";
  /** Whether the caller resends the mutation once the device is online and tells the user so. Default: false. */
  waitsForNetwork?: boolean;
}

/** What precedes a mutation, and what follows its success. */
export interface Steps {
  /** Asked before anything is sent. Plain text, so it may contain names written by users. */
  question?: string;
  /** The label of the button that confirms. Default: "Delete". */
  confirmLabel?: string;
  /** The kind of write, which determines the stored data to invalidate. */
  write?: Write;
  /** Shown in a toast. */
  done?: string;
  /** Offered by the toast. */
  undo?: () => void;
  /** The global id of the object that is deleted or restored. Restoring it closes the toast that offers to do so. */
  subjectId?: string;
  onDone?: (() => void) | undefined;
}

interface MutationAction<Operation extends MutationParameters> {
  /**
   * Asks the question, if there is one, then sends the mutation once and resolves to its outcome; never rejects. On
   * failure the toast has already been shown and `errors` contains every error: read those of a field with
   * `messageFor(errors, "content")`. With inlineErrors "all" there is no toast: show `text`. Without a confirmation the
   * outcome is a failure without errors.
   */
  run: (call: MutationCall<Operation> & Steps) => Promise<Outcome<Operation["response"]>>;
  /** True from the call until the response; pass it as isPending to the button that started it. */
  isRunning: boolean;
}

/**
 * The hook for writes. Only toggles (`useToggle`) and writes that handle failures in their own way call `runMutation` directly. The
 * mutation selects its errors with `mutation_error` and spreads the fragments of the affected components, so that Relay updates
 * the store.
 *
 *     const { run, isRunning } = useMutationAction<AddCommentMutation>(
 *       graphql`
 *         mutation AddCommentMutation($input: AddCommentInput!) @raw_response_type {
 *           addComment(input: $input) {
 *             commentEdge { node { ...CommentItem_comment } }
 *             errors { ...mutation_error @relay(mask: false) }
 *           }
 *         }
 *       `,
 *       { inlineErrors: ["content"] },
 *     );
 *     const outcome = await run({ variables: { input: { subjectId, content } }, optimisticResponse });
 *     if (outcome.ok) clear();
 *     else setError(messageFor(outcome.errors, "content"));
 *
 * A 401 shows no toast here: the session handles it and opens the sign-in modal. A 403 shows a toast as well.
 */
export function useMutationAction<Operation extends MutationParameters>(
  mutation: GraphQLTaggedNode | LazyMutation,
  { inlineErrors = [], waitsForNetwork = false }: Options = {},
): MutationAction<Operation> {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);

  const run = async (all: MutationCall<Operation> & Steps): Promise<Outcome<Operation["response"]>> => {
    const { question, confirmLabel, write, done, undo, subjectId, onDone, ...call } = all;
    if (question !== undefined && !(await confirmAction(question, confirmLabel))) return { ok: false, errors: [], text: null };
    setRunning((count) => count + 1);
    const outcome = await runMutation<Operation>(environment, mutation, call);
    setRunning((count) => count - 1);
    if (outcome.ok) {
      if (write) invalidateAfter(write, environment);
      if (subjectId !== undefined) closeToast(subjectId);
      if (done !== undefined) showToast("success", done, undo && { action: { label: "Undo", onPress: undo }, subjectId });
      onDone?.();
      return outcome;
    }
    if (waitsForNetwork && outcome.isOffline) return outcome;
    const text = toastText(outcome, inlineErrors);
    if (text) showToast("error", text, { reference: outcome.reference });
    return outcome;
  };

  return { run, isRunning: running > 0 };
}

/** A mutation whose caller, such as a form, shows every error itself. */
export function useFormMutation<Operation extends MutationParameters>(
  mutation: GraphQLTaggedNode | LazyMutation,
): MutationAction<Operation> {
  return useMutationAction<Operation>(mutation, { inlineErrors: "all" });
}

function toastText(failed: MutationFailure, inlineErrors: readonly string[] | "all"): string | null {
  return inlineErrors === "all"
    ? null
    : textOfOtherErrors(failed, (error) => inlineErrors.some((field) => field === getFieldPath(error)));
}
