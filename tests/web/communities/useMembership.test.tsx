import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { createOperationDescriptor, getRequest, Observable, type Variables } from "relay-runtime";
import { expect, it, vi } from "vitest";
import mutation, {
  type useMembershipMutation$data,
  type useMembershipMutation$variables,
} from "../../../web/src/__generated__/useMembershipMutation.graphql.ts";
import { useMembership } from "../../../web/src/communities/useMembership.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

/** The hook for a community with this id in a real environment, whose gateway records the requests. */
function setUp(id: string): { setJoined: (joined: boolean) => void; requests: Variables[] } {
  const requests: Variables[] = [];
  const environment = createEnvironment((_request, variables) =>
    Observable.create(() => {
      requests.push(variables);
    }),
  );
  const descriptor = createOperationDescriptor(getRequest(mutation), {
    input: { communityId: id, joined: false },
  } satisfies useMembershipMutation$variables);
  const community = { __typename: "Community", id, slug: "desk", name: "Desk", icon: null, isJoined: false };
  const viewer = { id: "viewer", communities: [community] };
  environment.commitPayload(descriptor, { setMembership: { community: null, viewer, errors: [] } });
  environment.retain(descriptor);
  const data = environment.lookup(descriptor.fragment).data as useMembershipMutation$data | undefined;
  const loaded = data?.setMembership.viewer?.communities[0];
  if (!loaded) throw new Error("The store holds no community.");

  let hook: ReturnType<typeof useMembership> | undefined;
  const Probe = () => {
    hook = useMembership(loaded);
    return null;
  };
  renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <Probe />
    </RelayEnvironmentProvider>,
  );
  if (!hook) throw new Error("The hook did not run.");
  return { setJoined: hook.setJoined, requests };
}

it("joining a community without an id logs a message, and sends and throws nothing @ERR-18", () => {
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  const valid = setUp("community");
  valid.setJoined(true);
  expect(valid.requests).toEqual([{ input: { communityId: "community", joined: true } }]);
  expect(debug).not.toHaveBeenCalled();

  const missing = setUp("");
  missing.setJoined(true);
  expect(missing.requests).toEqual([]);
  expect(debug.mock.calls).toEqual([["Community id or slug is required"]]);
  expect(toasts).toEqual([]);
});
