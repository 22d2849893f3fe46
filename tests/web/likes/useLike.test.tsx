import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import {
  createOperationDescriptor,
  getRequest,
  Observable,
  type Environment,
  type GraphQLResponse,
  type Variables,
} from "relay-runtime";
import { describe, expect, it, vi } from "vitest";
import mutation, {
  type useLikeMutation$data,
  type useLikeMutation$variables,
} from "../../../web/src/__generated__/useLikeMutation.graphql.ts";
import { useLike } from "../../../web/src/likes/useLike.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));

const id = "post";

/** The hook in a real environment, whose gateway responds as the test says. */
function setUp(before = { liked: false, likesCount: 999 }) {
  const requests: { variables: Variables; respond: (response: GraphQLResponse) => void; fail: (error: Error) => void }[] = [];
  const environment: Environment = createEnvironment((_request, variables) =>
    Observable.create((sink) => {
      requests.push({
        variables,
        respond: (response) => {
          sink.next(response);
          sink.complete();
        },
        fail: (error) => sink.error(error),
      });
    }),
  );
  const descriptor = createOperationDescriptor(getRequest(mutation), {
    input: { subjectId: id, liked: false },
  } satisfies useLikeMutation$variables);
  environment.commitPayload(descriptor, {
    setLike: { subject: { __typename: "Job", id, ...before }, errors: [] },
  });
  environment.retain(descriptor);
  const data = environment.lookup(descriptor.fragment).data as useLikeMutation$data | undefined;
  const subject = data?.setLike.subject;
  if (!subject) throw new Error("The store holds nothing to like.");

  /** The hook's current result. */
  const renderHook = () => {
    let hook: ReturnType<typeof useLike> | undefined;
    const Probe = () => {
      hook = useLike(subject);
      return null;
    };
    renderToString(
      <RelayEnvironmentProvider environment={environment}>
        <Probe />
      </RelayEnvironmentProvider>,
    );
    if (!hook) throw new Error("The hook did not run.");
    return hook;
  };
  const state = () => {
    const { liked, likesCount } = renderHook();
    return { liked, likesCount };
  };
  return { requests, renderHook, state };
}

const accepted = (liked: boolean, likesCount: number): GraphQLResponse => ({
  data: { setLike: { subject: { __typename: "Job", id, liked, likesCount }, errors: [] } },
});
const refused: GraphQLResponse = {
  data: { setLike: { subject: null, errors: [{ code: "INVALID", message: "This post has been deleted.", field: null }] } },
};
const settled = () => vi.waitFor(() => Promise.resolve());

describe("a like", () => {
  it("is shown immediately and sends the requested state @LIKE-02 @LIKE-03", () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
    expect(requests.map(({ variables }) => variables)).toEqual([{ input: { subjectId: id, liked: true } }]);
  });

  it.each([
    [7, 6],
    [0, 0],
  ])("that is removed reduces the number of likes from %i to %i @LIKE-02 @LIKE-03", (likesCount, expected) => {
    const { requests, renderHook, state } = setUp({ liked: true, likesCount });
    renderHook().toggle();
    expect(state()).toEqual({ liked: false, likesCount: expected });
    expect(requests.map(({ variables }) => variables)).toEqual([{ input: { subjectId: id, liked: false } }]);
  });

  it("has the state of the response @LIKE-01", async () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    requests[0]?.respond(accepted(true, 1007));
    await settled();
    expect(state()).toEqual({ liked: true, likesCount: 1007 });
  });

  it("returns to the confirmed state with an error message when it is refused @LIKE-02 @LIKE-03", async () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    requests[0]?.respond(refused);
    await vi.waitFor(() => expect(state()).toEqual({ liked: false, likesCount: 999 }));
    expect(toasts).toContain("error:This post has been deleted.");
  });

  it("returns to the confirmed state with an error message when the request fails @LIKE-02 @LIKE-03 @ERR-01", async () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    requests[0]?.fail(new RequestError(failureWithStatus(null)));
    await vi.waitFor(() => expect(state()).toEqual({ liked: false, likesCount: 999 }));
    expect(toasts).toContain("error:Something went wrong. We are already working to solve it.");
  });

  it("sends nothing more if further clicks end at the state being sent @LIKE-02", async () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    renderHook().toggle();
    renderHook().toggle();
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
    requests[0]?.respond(accepted(true, 1000));
    await settled();
    expect(requests).toHaveLength(1);
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
  });

  it("sends the last requested state after the first response @LIKE-02", async () => {
    const { requests, renderHook, state } = setUp();
    renderHook().toggle();
    renderHook().toggle();
    expect(state()).toEqual({ liked: false, likesCount: 999 });
    requests[0]?.respond(accepted(true, 1000));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.variables).toEqual({ input: { subjectId: id, liked: false } });
    requests[1]?.respond(accepted(false, 999));
    await settled();
    expect(state()).toEqual({ liked: false, likesCount: 999 });
  });
});
