import { afterEach, expect, test, vi } from "vitest";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { switchTo } from "../../../web/src/relay/useToggle.ts";
import { createLikes, optimisticResponseOf, likeMutation, variables, type LikeMutation } from "./likes.ts";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

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

test("the wanted state is shown immediately and sent @LIKE-01 @LIKE-02", async () => {
  const { press, shown, requests, accepted } = likeButton();
  press(true);
  expect(shown()).toEqual({ liked: true, likesCount: 6 });
  expect(requests.map((request) => request.variables)).toEqual([variables(true)]);
  requests[0]?.answer(true, 6);
  await settle();
  expect(shown()).toEqual({ liked: true, likesCount: 6 });
  expect(accepted).toEqual([true]);
});

test("clicks during a request are coalesced to the last state @LIKE-02", async () => {
  const { press, shown, requests } = likeButton();
  for (const isOn of [true, false, true, false]) press(isOn);
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  expect(requests).toHaveLength(1);
  requests[0]?.answer(true, 6);
  await settle();
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
  expect(requests.map((request) => request.variables)).toEqual([variables(true), variables(false)]);
  requests[1]?.answer(false, 5);
  await settle();
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
});

test("a state that the response already has is not sent again @LIKE-02", async () => {
  const { press, shown, requests } = likeButton();
  for (const isOn of [true, false, true]) press(isOn);
  requests[0]?.answer(true, 8);
  await settle();
  expect(requests).toHaveLength(1);
  expect(shown()).toEqual({ liked: true, likesCount: 8 });
});

test("a failure restores the last confirmed state and shows one error message @LIKE-03 @ERR-13", async () => {
  const { press, shown, requests } = likeButton();
  press(true);
  requests[0]?.answer(true, 7);
  await settle();
  for (const isOn of [false, true, false]) press(isOn);
  expect(shown()).toEqual({ liked: false, likesCount: 6 });
  requests[1]?.fail(new RequestError(failureWithStatus(500)));
  await settle();
  expect(shown()).toEqual({ liked: true, likesCount: 7 });
  expect(requests).toHaveLength(2);
  expect(toasts).toEqual(["error:Something went wrong. We are already working to solve it."]);
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
  requests[0]?.answer(true, 6);
  await settle();
  expect(requests.map((request) => request.variables)).toEqual([variables(true), variables(false)]);
});
