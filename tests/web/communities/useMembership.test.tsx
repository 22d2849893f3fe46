import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { createOperationDescriptor, getRequest, Observable, type Variables } from "relay-runtime";
import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import mutation, {
  type useMembershipMutation$data,
  type useMembershipMutation$variables,
} from "../../../web/src/__generated__/useMembershipMutation.graphql.ts";
import { useMembership } from "../../../web/src/communities/useMembership.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

/** The hook's wish for a community with this id, against a real environment whose gateway is this test. */
function wishFor(id: string): { setJoined: (joined: boolean) => void; asked: Variables[] } {
  const asked: Variables[] = [];
  const environment = createEnvironment((_request, variables) =>
    Observable.create(() => {
      asked.push(variables);
    }),
  );
  const descriptor = createOperationDescriptor(getRequest(mutation), {
    input: { communityId: id, joined: false },
  } satisfies useMembershipMutation$variables);
  const community = { __typename: "Community", id, slug: "desk", name: "Desk", icon: null, isJoined: false };
  const viewer = { id: "viewer", communities: [community] };
  environment.commitPayload(descriptor, { setMembership: { community: null, viewer, errors: [] } });
  environment.retain(descriptor);
  const known = environment.lookup(descriptor.fragment).data as useMembershipMutation$data | undefined;
  const shown = known?.setMembership.viewer?.communities[0];
  if (!shown) throw new Error("The store holds no community.");

  let seen: ReturnType<typeof useMembership> | undefined;
  const Probe = () => {
    seen = useMembership(shown);
    return null;
  };
  renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <Probe />
    </RelayEnvironmentProvider>,
  );
  if (!seen) throw new Error("The hook did not run.");
  return { setJoined: seen.setJoined, asked };
}

it("a community without an id cannot be joined: a message in the log, no call, no toast, nothing thrown @ERR-18", () => {
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  const there = wishFor("community");
  there.setJoined(true);
  expect(there.asked).toEqual([{ input: { communityId: "community", joined: true } }]);
  expect(debug).not.toHaveBeenCalled();

  const missing = wishFor("");
  missing.setJoined(true);
  expect(missing.asked).toEqual([]);
  expect(debug.mock.calls).toEqual([["Community id or slug is required"]]);
  expect(toast.getToasts()).toEqual([]);
});
