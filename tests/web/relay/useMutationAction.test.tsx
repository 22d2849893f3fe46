import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider, type GraphQLTaggedNode } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { dataVersion } from "../../../web/src/relay/freshness.ts";
import type { LazyMutation, Outcome } from "../../../web/src/relay/mutation.ts";
import { useFormMutation, useMutationAction } from "../../../web/src/relay/useMutationAction.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { eventually, mountInRelay } from "../hooks.tsx";
import { createLikes, likeMutation, optimisticResponseOf, variables, type LikeMutation } from "./likes.ts";

const toasts = vi.hoisted((): unknown[] => []);
/** What the last toast offers to do. */
const offered = vi.hoisted((): { actions: unknown[] } => ({ actions: [] }));
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text, options) => {
    toasts.push([type, text, options?.reference ?? null]);
    offered.actions.push(options?.action);
  },
}));
beforeEach(() => {
  toasts.length = 0;
  offered.actions = [];
});

type Options = NonNullable<Parameters<typeof useMutationAction>[1]>;

/** The hook over a gateway that the test controls. */
function setUp(
  useHook: () => ReturnType<typeof useMutationAction<LikeMutation>>,
): ReturnType<typeof createLikes> & ReturnType<typeof useMutationAction<LikeMutation>> {
  const likes = createLikes();
  let hook: ReturnType<typeof useMutationAction<LikeMutation>> | undefined;
  const Probe = () => {
    hook = useHook();
    return null;
  };
  renderToString(
    <RelayEnvironmentProvider environment={likes.environment}>
      <Probe />
    </RelayEnvironmentProvider>,
  );
  if (!hook) throw new Error("The hook did not run.");
  return { ...likes, ...hook };
}
const action = (options?: Options, mutation: GraphQLTaggedNode | LazyMutation = likeMutation) =>
  setUp(() => useMutationAction<LikeMutation>(mutation, options));
const call = { variables: variables(true), optimisticResponse: optimisticResponseOf(true, 6) };

/** Runs the mutation, and responds to it with these errors. */
async function refuse(
  { run, requests }: Pick<ReturnType<typeof setUp>, "run" | "requests">,
  errors: readonly { message: string; field: readonly string[] | null }[],
): Promise<Outcome<LikeMutation["response"]>> {
  const outcome = run(call);
  requests[0]?.refuseWith(errors.map((error) => ({ code: "INVALID", ...error })));
  return outcome;
}
const content = { message: "Content is too long.", field: ["input", "content"] };
const tooLate = { message: "Too late.", field: null };

describe("a write", () => {
  it("is sent once, and is shown before its response without a toast @LIKE-01", async () => {
    const { run, requests, shown, isRunning } = action();
    expect(isRunning).toBe(false);
    const outcome = run(call);
    expect(shown()).toEqual({ liked: true, likesCount: 6 });
    requests[0]?.respond(true, 9);
    expect(await outcome).toMatchObject({ ok: true });
    expect([requests.map((request) => request.variables), shown(), toasts]).toEqual([
      [variables(true)],
      { liked: true, likesCount: 9 },
      [],
    ]);
  });

  it("is running until every response has arrived", async () => {
    const { environment, requests } = createLikes();
    const hook = mountInRelay(environment, () => useMutationAction<LikeMutation>(likeMutation));
    expect(hook.result.isRunning).toBe(false);
    const both = [hook.result.run(call), hook.result.run(call)];
    await eventually(() => expect(hook.result.isRunning).toBe(true));
    requests[0]?.respond(true, 6);
    await both[0];
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(hook.result.isRunning).toBe(true);
    requests[1]?.refuse("Too late.");
    await eventually(() => expect(hook.result.isRunning).toBe(false));
  });

  it("whose code is not loaded yet loads it @LIKE-01", async () => {
    const { run, requests } = action({}, { load: async () => likeMutation });
    const outcome = run(call);
    await eventually(() => expect(requests).toHaveLength(1));
    requests[0]?.respond(true, 6);
    expect(await outcome).toMatchObject({ ok: true });
  });

  it("is sent only after its question is confirmed @UI-04", async () => {
    const { run, requests } = action();
    const question = { question: "Like <this>?", confirmLabel: "Like" };
    const declined = run({ ...call, ...question });
    expect(pendingAlert.get()).toMatchObject({ message: "Like &lt;this&gt;?", applyText: "Like" });
    answerAlert(pendingAlert.get()?.id ?? "", "cancel");
    expect(await declined).toEqual({ ok: false, errors: [], text: null });
    expect([requests, toasts]).toEqual([[], []]);

    const confirmed = run({ ...call, ...question });
    answerAlert(pendingAlert.get()?.id ?? "", "apply");
    await eventually(() => expect(requests).toHaveLength(1));
    requests[0]?.respond(true, 6);
    expect(await confirmed).toMatchObject({ ok: true });
  });

  it("that succeeds says so, offers to undo it, and makes the lists that it changes stale @GEN-10", async () => {
    const { run, requests } = action();
    const [undo, onDone] = [vi.fn(), vi.fn()];
    const version = dataVersion();
    const first = run({ ...call, done: "Liked.", undo, onDone, write: "post" });
    requests[0]?.respond(true, 6);
    await first;
    expect(toasts).toEqual([["success", "Liked.", null]]);
    expect(offered.actions).toEqual([{ label: "Undo", onPress: undo }]);
    expect(dataVersion()).not.toBe(version);
    expect([onDone.mock.calls.length, undo.mock.calls.length]).toEqual([1, 0]);

    const next = dataVersion();
    const second = run({ ...call, done: "Liked." });
    requests[1]?.respond(true, 6);
    await second;
    expect([offered.actions[1], dataVersion()]).toEqual([undefined, next]);
  });

  it("that is refused has no success @ERR-13", async () => {
    const { run, requests } = action();
    const onDone = vi.fn();
    const version = dataVersion();
    const outcome = run({ ...call, done: "Liked.", onDone, write: "post" });
    requests[0]?.refuse("Too late.");
    await outcome;
    expect([toasts, onDone.mock.calls, dataVersion()]).toEqual([[["error", "Too late.", null]], [], version]);
  });

  it("that is refused shows its messages in one toast @ERR-13", async () => {
    const outcome = await refuse(action(), [content, tooLate]);
    expect(outcome).toMatchObject({ ok: false, errors: [content, tooLate] });
    expect(toasts).toEqual([["error", "Content is too long.\nToo late.", null]]);
  });

  it("shows no toast for the errors that its caller shows at their fields @ERR-13", async () => {
    await refuse(action({ inlineErrors: ["content"] }), [content, tooLate]);
    expect(toasts).toEqual([["error", "Too late.", null]]);
    toasts.length = 0;
    await refuse(action({ inlineErrors: ["content"] }), [content]);
    await refuse(
      setUp(() => useFormMutation<LikeMutation>(likeMutation)),
      [content, tooLate],
    );
    expect(toasts).toEqual([]);
  });

  it("that fails shows the reference number of its request @ERR-01 @ERR-13", async () => {
    const { run, requests } = action();
    const outcome = run(call);
    requests[0]?.fail(new RequestError({ ...failureWithStatus(500), requestId: "3f2a91c0-77aa-4c1e" }));
    expect(await outcome).toMatchObject({ ok: false, reference: "3f2a91c0" });
    expect(toasts).toEqual([["error", "Something went wrong. We are already working to solve it.", "3f2a91c0"]]);
  });

  it("shows no toast when the sign-in dialog opens instead @ERR-05", async () => {
    const { run, requests } = action();
    const outcome = run(call);
    requests[0]?.fail(new RequestError(failureWithStatus(401)));
    expect(await outcome).toMatchObject({ ok: false, text: null });
    expect(toasts).toEqual([]);
  });

  it.each([
    [false, [["error", "You are offline. Please try again when you are back online.", null]]],
    [true, []],
  ])(
    "on a device without network shows a toast, unless its caller waits for the network (%s)",
    async (waitsForNetwork, shown) => {
      const { run, requests } = action({ waitsForNetwork });
      const outcome = run(call);
      requests[0]?.fail(new RequestError({ ...failureWithStatus(null), kind: "offline" }));
      expect(await outcome).toMatchObject({ ok: false, isOffline: true });
      expect(toasts).toEqual(shown);
    },
  );

  it("on a device without network shows a toast by default @ERR-13", async () => {
    const { run, requests } = action();
    const outcome = run(call);
    requests[0]?.fail(new RequestError({ ...failureWithStatus(null), kind: "offline" }));
    await outcome;
    expect(toasts).toHaveLength(1);
  });

  it("that waits for the network still shows its refusal @ERR-13", async () => {
    await refuse(action({ waitsForNetwork: true }), [tooLate]);
    expect(toasts).toEqual([["error", "Too late.", null]]);
  });
});
