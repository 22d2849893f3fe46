import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, expect, test, vi } from "vitest";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { switchTo, useToggle } from "../../../web/src/relay/useToggle.ts";
import { createLikes, optimisticResponseOf, likeMutation, variables, type LikeMutation } from "./likes.ts";

const toasts = vi.hoisted((): unknown[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text, options) => void toasts.push([type, text, options?.reference ?? null]),
}));

vi.useFakeTimers();
afterEach(() => {
  vi.clearAllTimers();
  toasts.length = 0;
});

function likeButton() {
  const likes = createLikes();
  const accepted: boolean[] = [];
  const press = (isOn: boolean) => {
    const { liked, likesCount } = likes.shown();
    const count = Number(likesCount) + Number(isOn) - Number(liked);
    switchTo<LikeMutation>(
      likes.environment,
      {
        mutation: likeMutation,
        id: "job",
        isOn: liked === true,
        variables,
        optimisticResponse: (state) => optimisticResponseOf(state, count),
        onConfirmed: (state) => accepted.push(state),
      },
      isOn,
    );
  };
  return { ...likes, accepted, press };
}

/** Waits until promises are settled. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("the requested state is shown immediately and sent @LIKE-01 @LIKE-02", async () => {
  const { press, shown, requests, accepted } = likeButton();
  press(true);
  expect(shown()).toEqual({ liked: true, likesCount: 6 });
  expect(requests.map((request) => request.variables)).toEqual([variables(true)]);
  requests[0]?.respond(true, 6);
  await settle();
  expect(shown()).toEqual({ liked: true, likesCount: 6 });
  expect(accepted).toEqual([true]);
});

test("clicks during a request are coalesced to the last state @LIKE-02", async () => {
  const { press, shown, requests } = likeButton();
  for (const isOn of [true, false, true, false]) press(isOn);
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  expect(requests).toHaveLength(1);
  requests[0]?.respond(true, 6);
  await settle();
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  expect(requests.map((request) => request.variables)).toEqual([variables(true), variables(false)]);
  requests[1]?.respond(false, 5);
  await settle();
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
});

test("a state that the response already has is not sent again @LIKE-02", async () => {
  const { press, shown, requests } = likeButton();
  for (const isOn of [true, false, true]) press(isOn);
  requests[0]?.respond(true, 8);
  await settle();
  expect(requests).toHaveLength(1);
  expect(shown()).toEqual({ liked: true, likesCount: 8 });
});

test("a failure restores the last confirmed state and shows one error message @LIKE-03 @ERR-13", async () => {
  const { press, shown, requests, accepted } = likeButton();
  press(true);
  requests[0]?.respond(true, 7);
  await settle();
  for (const isOn of [false, true, false]) press(isOn);
  expect(shown()).toEqual({ liked: false, likesCount: 6 });
  requests[1]?.fail(new RequestError({ ...failureWithStatus(500), requestId: "3f2a91c0-77aa-4c1e" }));
  await settle();
  expect(shown()).toEqual({ liked: true, likesCount: 7 });
  expect(requests).toHaveLength(2);
  expect(toasts).toEqual([["error", "Something went wrong. We are already working to solve it.", "3f2a91c0"]]);
  expect(accepted).toEqual([true]);
});

test("two places that show the same record share one toggle @LIKE-02", async () => {
  const { press, requests, environment } = likeButton();
  press(true);
  switchTo<LikeMutation>(
    environment,
    { mutation: likeMutation, id: "job", isOn: true, variables, optimisticResponse: (state) => optimisticResponseOf(state, 5) },
    false,
  );
  expect(requests).toHaveLength(1);
  requests[0]?.respond(true, 6);
  await settle();
  expect(requests.map((request) => request.variables)).toEqual([variables(true), variables(false)]);
});

test("a failure for which the sign-in dialog opens shows no error message @GUARD-03", async () => {
  const { press, shown, requests } = likeButton();
  press(true);
  requests[0]?.fail(new RequestError(failureWithStatus(401)));
  await settle();
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  expect(toasts).toEqual([]);
});

test("toggles of different records, and of different environments, are separate @LIKE-02", () => {
  const { press, requests, environment } = likeButton();
  press(true);
  switchTo<LikeMutation>(environment, { mutation: likeMutation, id: "other", isOn: false, variables }, true);
  expect(requests).toHaveLength(2);
  const other = likeButton();
  other.press(true);
  expect(other.requests).toHaveLength(1);
});

test("a state can be shown by an update of the store instead of a payload, or only after the response @LIKE-02", () => {
  const { shown, environment } = likeButton();
  const options = { mutation: likeMutation, id: "job", isOn: false, variables };
  switchTo<LikeMutation>(environment, options, true);
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  const other = likeButton();
  const optimisticUpdater: Parameters<typeof switchTo<LikeMutation>>[1]["optimisticUpdater"] = (store, desired) => {
    store.get("job")?.setValue(desired, "liked");
  };
  switchTo<LikeMutation>(other.environment, { ...options, optimisticUpdater }, true);
  expect(other.shown()).toEqual({ liked: true, likesCount: 5 });
});

test.each([true, false])("the hook requests the opposite state, and never the current one (%s) @LIKE-02", (isOn) => {
  const { environment, requests } = likeButton();
  let hook: ReturnType<typeof useToggle> | undefined;
  const Probe = () => {
    hook = useToggle<LikeMutation>({ mutation: likeMutation, id: "job", isOn, variables });
    return null;
  };
  renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <Probe />
    </RelayEnvironmentProvider>,
  );
  expect(hook?.isOn).toBe(isOn);
  hook?.set(isOn);
  expect(requests).toEqual([]);
  hook?.toggle();
  expect(requests.map((request) => request.variables)).toEqual([variables(!isOn)]);
});

test("a request is sent when its turn has come, with the variables of that time @SETTINGS-01 @SETTINGS-05", async () => {
  const { environment, requests } = createLikes();
  const earlier = Promise.withResolvers<void>();
  let id = "former";
  switchTo<LikeMutation>(
    environment,
    {
      mutation: likeMutation,
      id: "job",
      isOn: false,
      variables: (liked) => ({ input: { subjectId: id, liked } }),
      optimisticResponse: (state) => optimisticResponseOf(state, 6),
      inSequence: (send) => earlier.promise.then(send),
    },
    true,
  );
  await settle();
  expect(requests).toEqual([]);
  id = "current";
  earlier.resolve();
  await settle();
  expect(requests.map((request) => request.variables)).toEqual([{ input: { subjectId: "current", liked: true } }]);
});
