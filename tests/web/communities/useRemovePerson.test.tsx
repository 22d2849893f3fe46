import { beforeEach, expect, it, vi } from "vitest";
import { useRemovePerson } from "../../../web/src/communities/useRemovePerson.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createConnection, createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

it("a member is removed from a community after a question @COMM-09", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useRemovePerson());
  hook.result.remove("community", "person", { question: "Remove Ana?", done: "Ana is no longer a member." });
  expect(pendingAlert.get()?.message).toBe("Remove Ana?");
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  const input = { communityId: "community", personId: "person" };
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ input }]));
  requests[0]?.respond({ removeCommunityMember: { community: null, viewer: null, errors: [] } });
  await eventually(() => expect(toasts).toEqual(["success:Ana is no longer a member."]));
});

it("a person is removed at once when there is no question @COMM-09", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useRemovePerson());
  hook.result.remove("community", "person", {});
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  await eventually(() => expect(requests).toHaveLength(1));
  requests[0]?.respond({ removeCommunityMember: { community: null, viewer: null, errors: [] } });
  await eventually(() => expect(hook.result.isRunning).toBe(false));
  expect(toasts).toEqual([]);
});

it("an invited person disappears from the list, whose other rows and total count are kept @COMM-09", async () => {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    const people = ["ana", "ben", "cal"].map((id) => store.create(id, "User"));
    const list = createConnection(store, "invitations", people).setValue(30, "totalCount");
    store.create("community", "Community").setLinkedRecord(list, "__InvitedPeople_invitations_connection");
  });
  const hook = mountInRelay(environment, () => useRemovePerson());
  hook.result.remove("community", "ben", {});
  await eventually(() => expect(requests).toHaveLength(1));
  const invitations = { totalCount: 29 };
  const community = { __typename: "Community", id: "community", isJoined: true, invitations };
  requests[0]?.respond({ removeCommunityMember: { community, viewer: null, errors: [] } });
  await eventually(() => expect(hook.result.isRunning).toBe(false));
  environment.commitUpdate((store) => {
    const list = store.get("community")?.getLinkedRecord("__InvitedPeople_invitations_connection");
    expect([getNodeIds(list), list?.getValue("totalCount")]).toEqual([["ana", "cal"], 29]);
  });
});
