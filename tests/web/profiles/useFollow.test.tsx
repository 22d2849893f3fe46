import { createOperationDescriptor, getRequest } from "relay-runtime";
import { expect, it, vi } from "vitest";
import mutation, { type useFollowMutation$data } from "../../../web/src/__generated__/useFollowMutation.graphql.ts";
import { useFollow } from "../../../web/src/profiles/useFollow.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

/** The hook for a person. */
function setUp(isFollowed: boolean | null) {
  const { environment, requests } = createGateway();
  const operation = createOperationDescriptor(getRequest(mutation), { input: { subjectId: "ana", followed: true } });
  const person = { __typename: "User", id: "ana", isFollowed };
  environment.commitPayload(operation, { setFollow: { subject: person, errors: [] } });
  environment.retain(operation);
  const data = environment.lookup(operation.fragment).data as useFollowMutation$data | undefined;
  const subject = data?.setFollow.subject;
  if (!subject) throw new Error("The store holds nobody to follow.");
  return { environment, requests, hook: mountInRelay(environment, () => useFollow(subject)) };
}

it.each([
  [false, true],
  [null, true],
  [true, false],
])("following somebody changes at once from %s to %s", async (isFollowed, wanted) => {
  const { hook, requests } = setUp(isFollowed);
  expect(hook.result.isFollowed).toBe(isFollowed === true);
  hook.result.toggle();
  await eventually(() => expect(hook.result.isFollowed).toBe(wanted));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { subjectId: "ana", followed: wanted } }]);
});

it("a refused change returns to the previous state and shows the reason @ERR-21", async () => {
  const { hook, requests } = setUp(false);
  hook.result.toggle();
  await eventually(() => expect(hook.result.isFollowed).toBe(true));
  requests[0]?.answer({ setFollow: { subject: null, errors: [{ code: "INVALID", message: "Not you.", field: null }] } });
  await eventually(() => expect(hook.result.isFollowed).toBe(false));
  expect(toasts).toEqual(["error:Not you."]);
});

it("a change is sent after its page has been left", async () => {
  const { environment, hook, requests } = setUp(false);
  hook.result.toggle();
  hook.unmount();
  environment.commitUpdate((store) => store.delete("ana"));
  requests[0]?.answer({ setFollow: { subject: null, errors: [] } });
  expect(environment.getStore().getSource().get("ana")).toBeNull();
});
