import { createOperationDescriptor, getRequest, Observable, type Variables } from "relay-runtime";
import { expect, it, vi } from "vitest";
import mutation, {
  type useMembershipMutation$data,
  type useMembershipMutation$variables,
} from "../../../web/src/__generated__/useMembershipMutation.graphql.ts";
import { useMembership } from "../../../web/src/communities/useMembership.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { dataVersion } from "../../../web/src/relay/freshness.ts";
import { eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

/** The hook for a community with this id in a real environment, whose gateway records the requests. */
function setUp(
  id: string,
  {
    isJoined = false,
    membersCount = 7,
    onChanged,
  }: { isJoined?: boolean; membersCount?: number | null; onChanged?: (isJoined: boolean) => void } = {},
) {
  const requests: { variables: Variables; respond: (payload: object) => void }[] = [];
  const environment = createEnvironment((_request, variables) =>
    Observable.create((sink) => {
      requests.push({
        variables,
        respond: (payload) => {
          sink.next({ data: { setMembership: payload } });
          sink.complete();
        },
      });
    }),
  );
  const descriptor = createOperationDescriptor(getRequest(mutation), {
    input: { communityId: id, joined: false },
  } satisfies useMembershipMutation$variables);
  const community = { __typename: "Community", id, slug: "desk", name: "Desk", icon: null, isJoined };
  const viewer = { id: "viewer", communities: [community] };
  environment.commitPayload(descriptor, { setMembership: { community: null, viewer, errors: [] } });
  environment.retain(descriptor);
  environment.commitUpdate((store) => {
    if (membersCount !== null) store.get(id)?.setValue(membersCount, "membersCount");
    const shownViewer = store.get("viewer");
    if (shownViewer) store.getRoot().setLinkedRecord(shownViewer, "viewer");
  });
  const data = environment.lookup(descriptor.fragment).data as useMembershipMutation$data | undefined;
  const loaded = data?.setMembership.viewer?.communities[0];
  if (!loaded) throw new Error("The store holds no community.");

  const hook = mountInRelay(environment, () => useMembership(loaded, onChanged));
  const shown = () => {
    const record = environment.getStore().getSource().get(id);
    return [record?.["isJoined"], record?.["membersCount"]];
  };
  /** Whether the pages that show data of the viewer read it again. */
  const isViewerStale = () => environment.getStore().getSource().get("viewer")?.["__invalidated_at"] !== undefined;
  return { ...hook.result, hook, environment, requests, shown, isViewerStale };
}
const sent = ({ requests }: Pick<ReturnType<typeof setUp>, "requests">) => requests.map(({ variables }) => variables);

it("joining a community without an id logs a message, and sends and throws nothing @ERR-18", () => {
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  const valid = setUp("community");
  valid.setJoined(true);
  expect(sent(valid)).toEqual([{ input: { communityId: "community", joined: true } }]);
  expect(debug).not.toHaveBeenCalled();

  const missing = setUp("");
  missing.setJoined(true);
  expect(missing.requests).toEqual([]);
  expect(debug.mock.calls).toEqual([["Community id or slug is required"]]);
  expect(toasts).toEqual([]);
});

it.each([
  [true, [true, 8]],
  [false, [false, 6]],
])("joining or leaving (%s) changes the membership and the number of members at once @COMM-09", (joined, expected) => {
  const membership = setUp("community", { isJoined: !joined });
  expect(membership.isJoined).toBe(!joined);
  membership.setJoined(!joined);
  expect(sent(membership)).toEqual([]);
  membership.setJoined(joined);
  expect(membership.shown()).toEqual(expected);
  expect(sent(membership)).toEqual([{ input: { communityId: "community", joined } }]);
});

it("joining from the navigation, which does not know the number of members, changes only the membership @COMM-15", async () => {
  const rejected = vi.fn();
  process.on("unhandledRejection", rejected);
  const { setJoined, requests, shown, isViewerStale } = setUp("community", { membersCount: null });
  setJoined(true);
  expect(shown()).toEqual([true, undefined]);
  requests[0]?.respond({ community: null, viewer: null, errors: [] });
  await vi.waitFor(() => expect(isViewerStale()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});

it("a refused change shows no other state, and the reason @ERR-21", async () => {
  const onChanged = vi.fn();
  const { setJoined, requests, shown } = setUp("community", { onChanged });
  setJoined(true);
  requests[0]?.respond({
    community: null,
    viewer: null,
    errors: [{ code: "INVALID", message: "By invitation only.", field: null }],
  });
  await vi.waitFor(() => expect(shown()).toEqual([false, 7]));
  expect(toasts).toEqual(["error:By invitation only."]);
  expect(onChanged).not.toHaveBeenCalled();
});

it("the home page reads its feeds again once a change is confirmed, and only joining opens the community @COMM-09 @COMM-14", async () => {
  for (const joined of [true, false]) {
    const onChanged = vi.fn();
    const { setJoined, requests, isViewerStale } = setUp("community", { isJoined: !joined, onChanged });
    setJoined(joined);
    expect([onChanged.mock.calls, isViewerStale()]).toEqual([[], false]);
    requests[0]?.respond({ community: null, viewer: null, errors: [] });
    await vi.waitFor(() => expect(isViewerStale()).toBe(true));
    expect(onChanged.mock.calls).toEqual([[joined]]);
  }
});

it("leaving before the response to joining shows the number of members without the viewer @COMM-09", async () => {
  const { hook, requests, shown } = setUp("community");
  hook.result.setJoined(true);
  await eventually(() => expect(hook.result.isJoined).toBe(true));
  hook.result.setJoined(false);
  expect(shown()).toEqual([false, 7]);
  requests[0]?.respond({ community: null, viewer: null, errors: [] });
  await eventually(() => expect(requests).toHaveLength(2));
  expect(shown()).toEqual([false, 7]);
});

it("the list of members is read again once a change is confirmed @COMM-09 @GEN-10", async () => {
  const { environment, setJoined, requests } = setUp("community");
  environment.commitUpdate((store) => {
    store.get("community")?.setLinkedRecord(store.create("members", "CommunityMemberConnection"), "members", { first: 20 });
  });
  const version = dataVersion();
  setJoined(true);
  const isListStale = () => environment.getStore().getSource().get("members")?.["__invalidated_at"] !== undefined;
  expect([isListStale(), dataVersion()]).toEqual([false, version]);
  requests[0]?.respond({ community: null, viewer: null, errors: [] });
  await vi.waitFor(() => expect(isListStale()).toBe(true));
  expect(dataVersion()).not.toBe(version);
});

it("a change can be confirmed after the reader has left the community's page or signed out @COMM-09", async () => {
  const onChanged = vi.fn();
  const { hook, environment, setJoined, requests, shown } = setUp("community", { onChanged });
  setJoined(true);
  hook.unmount();
  environment.commitUpdate((store) => {
    store.delete("community");
    store.getRoot().setValue(null, "viewer");
  });
  expect(shown()).toEqual([undefined, undefined]);
  requests[0]?.respond({ community: null, viewer: null, errors: [] });
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(true));
});

it("a community that was renamed since it was read is shown as joined once that is confirmed @COMM-09", async () => {
  const onChanged = vi.fn();
  const { hook, requests, shown } = setUp("community", { onChanged });
  hook.result.setJoined(true);
  // The payload has the community under its new id.
  requests[0]?.respond({ community: null, viewer: null, errors: [] });
  await eventually(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(true));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(shown()).toEqual([true, 8]);
});
