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
import { toast } from "sonner";
import { describe, expect, it, vi } from "vitest";
import mutation, {
  type useLikeMutation$data,
  type useLikeMutation$variables,
} from "../../../web/src/__generated__/useLikeMutation.graphql.ts";
import { useLike } from "../../../web/src/likes/useLike.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { faultWith, RequestError } from "../../../web/src/relay/failures.ts";

const id = "post";

/** The hook against a real environment whose gateway is this test. */
function setUp() {
  const asked: { variables: Variables; answer: (response: GraphQLResponse) => void; fail: (error: Error) => void }[] = [];
  const environment: Environment = createEnvironment((_request, variables) =>
    Observable.create((sink) => {
      asked.push({
        variables,
        answer: (response) => {
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
    setLike: { subject: { __typename: "Job", id, liked: false, likesCount: 999 }, errors: [] },
  });
  environment.retain(descriptor);
  const known = environment.lookup(descriptor.fragment).data as useLikeMutation$data | undefined;
  const subject = known?.setLike.subject;
  if (!subject) throw new Error("The store holds nothing to like.");

  /** What the hook gives now. */
  const look = () => {
    let seen: ReturnType<typeof useLike> | undefined;
    const Probe = () => {
      seen = useLike(subject);
      return null;
    };
    renderToString(
      <RelayEnvironmentProvider environment={environment}>
        <Probe />
      </RelayEnvironmentProvider>,
    );
    if (!seen) throw new Error("The hook did not run.");
    return seen;
  };
  const state = () => {
    const { liked, likesCount } = look();
    return { liked, likesCount };
  };
  return { asked, look, state };
}

const granted = (liked: boolean, likesCount: number): GraphQLResponse => ({
  data: { setLike: { subject: { __typename: "Job", id, liked, likesCount }, errors: [] } },
});
const refused: GraphQLResponse = {
  data: { setLike: { subject: null, errors: [{ code: "INVALID", message: "This post has been deleted.", field: null }] } },
};
const settled = () => vi.waitFor(() => Promise.resolve());
/** showToast tells toasts apart by type and text. */
const toasts = () => toast.getToasts().map((one) => one.id);

describe("a like", () => {
  it("shows at once and asks for the wanted state @LIKE-02 @LIKE-03", () => {
    const { asked, look, state } = setUp();
    look().toggle();
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
    expect(asked.map(({ variables }) => variables)).toEqual([{ input: { subjectId: id, liked: true } }]);
  });

  it("takes over what the gateway answers @LIKE-01", async () => {
    const { asked, look, state } = setUp();
    look().toggle();
    asked[0]?.answer(granted(true, 1007));
    await settled();
    expect(state()).toEqual({ liked: true, likesCount: 1007 });
  });

  it("goes back to the confirmed state when the gateway refuses, and a toast says why @LIKE-02 @LIKE-03", async () => {
    const { asked, look, state } = setUp();
    look().toggle();
    asked[0]?.answer(refused);
    await vi.waitFor(() => expect(state()).toEqual({ liked: false, likesCount: 999 }));
    expect(toasts()).toContain("error:This post has been deleted.");
  });

  it("goes back when nothing answers, and a toast says so @LIKE-02 @LIKE-03 @ERR-01", async () => {
    const { asked, look, state } = setUp();
    look().toggle();
    asked[0]?.fail(new RequestError(faultWith(null)));
    await vi.waitFor(() => expect(state()).toEqual({ liked: false, likesCount: 999 }));
    expect(toasts()).toContain("error:Something went wrong. We are already working to solve it.");
  });

  it("sends nothing more when clicks meanwhile end where they began @LIKE-02", async () => {
    const { asked, look, state } = setUp();
    look().toggle();
    look().toggle();
    look().toggle();
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
    asked[0]?.answer(granted(true, 1000));
    await settled();
    expect(asked).toHaveLength(1);
    expect(state()).toEqual({ liked: true, likesCount: 1000 });
  });

  it("sends the last wish after the answer to the first @LIKE-02", async () => {
    const { asked, look, state } = setUp();
    look().toggle();
    look().toggle();
    expect(state()).toEqual({ liked: false, likesCount: 999 });
    asked[0]?.answer(granted(true, 1000));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.variables).toEqual({ input: { subjectId: id, liked: false } });
    asked[1]?.answer(granted(false, 999));
    await settled();
    expect(state()).toEqual({ liked: false, likesCount: 999 });
  });
});
