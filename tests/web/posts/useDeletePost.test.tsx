import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { Observable, type GraphQLResponse } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useDeletePost } from "../../../web/src/posts/useDeletePost.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { pendingAlert, answerAlert } from "../../../web/src/ui/alerts.ts";

const toasts = vi.hoisted((): string[] => []);
const undo = vi.hoisted((): { label: string; onPress: () => void; subjectId: string | undefined }[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text, options) => {
    toasts.push(`${type}:${text}`);
    if (options?.action) undo.push({ ...options.action, subjectId: options.subjectId });
  },
}));

const id = "post";

/** The hook in a real environment that contains a post, unless told otherwise, and whose gateway sends this response. */
function setUp(response: GraphQLResponse | Error, isStored = true) {
  const requested = vi.fn();
  const environment = createEnvironment((request, variables) =>
    Observable.create((sink) => {
      requested(request.name, variables);
      if (response instanceof Error) return sink.error(response);
      sink.next(response);
      sink.complete();
    }),
  );
  environment.commitUpdate((store) => {
    if (isStored) store.create(id, "Job").setValue(id, "id").setValue(false, "isDeleted");
    store.getRoot().setLinkedRecord(store.create("feed", "FeedConnection"), "feed");
  });
  let hook: ReturnType<typeof useDeletePost> | undefined;
  const Probe = () => {
    hook = useDeletePost(id);
    return null;
  };
  renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <Probe />
    </RelayEnvironmentProvider>,
  );
  return {
    requested,
    deletePost: () => hook?.deletePost(),
    /** Whether the next page that shows the feed reads it again. */
    isFeedStale: () => environment.getStore().getSource().get("feed")?.["__invalidated_at"] !== undefined,
    isDeleted: () => environment.getStore().getSource().get(id)?.["isDeleted"],
  };
}

/** Answers the confirmation dialog. */
async function answerQuestion(uid: "apply" | "cancel") {
  const alert = await vi.waitUntil(() => pendingAlert.get());
  expect(alert).toMatchObject({ message: "Do you want to delete this post?", applyText: "Delete" });
  answerAlert(alert.id, uid);
}

const payload = (errors: readonly object[]): GraphQLResponse => ({
  data: { deletePost: { post: null, errors }, restorePost: { post: null, errors } },
});

beforeEach(() => {
  toasts.length = 0;
  undo.length = 0;
});

describe("deleting a post", () => {
  it("asks for confirmation and shows the post as deleted after the response @POST-22 @POST-24", async () => {
    const { requested, deletePost, isDeleted } = setUp(payload([]));
    deletePost();
    await answerQuestion("cancel");
    expect(requested).not.toHaveBeenCalled();
    deletePost();
    await answerQuestion("apply");
    await vi.waitFor(() => expect(isDeleted()).toBe(true));
    await vi.waitFor(() => expect(toasts).toEqual(["success:The post has been deleted."]));
    expect(requested.mock.calls).toEqual([["deletePostMutation", { input: { postId: id } }]]);
  });

  it("makes the next page that lists posts read them again @POST-22 @GEN-10", async () => {
    const { deletePost, isFeedStale } = setUp(payload([]));
    deletePost();
    await answerQuestion("apply");
    expect(isFeedStale()).toBe(false);
    await vi.waitFor(() => expect(isFeedStale()).toBe(true));
  });

  it("offers to restore the post @POST-23", async () => {
    const { requested, deletePost, isDeleted } = setUp(payload([]));
    deletePost();
    await answerQuestion("apply");
    await vi.waitFor(() => expect(undo).toMatchObject([{ label: "Undo", subjectId: id }]));
    undo[0]?.onPress();
    await vi.waitFor(() => expect(isDeleted()).toBe(false));
    expect(requested.mock.lastCall).toEqual(["restorePostMutation", { input: { postId: id } }]);
  });

  it("keeps the post when it is refused, and shows the reason @POST-22 @ERR-13", async () => {
    const { requested, deletePost, isDeleted } = setUp(payload([{ code: "FORBIDDEN_HERE", message: "Not yours.", field: null }]));
    deletePost();
    await answerQuestion("apply");
    await vi.waitFor(() => expect(toasts.join(" ")).toContain("Not yours."));
    expect(requested).toHaveBeenCalledOnce();
    expect(isDeleted()).toBe(false);
    expect(undo).toEqual([]);
  });

  it("keeps the post when the request fails @POST-22 @ERR-01", async () => {
    const { deletePost, isDeleted } = setUp(new RequestError(failureWithStatus(500)));
    deletePost();
    await answerQuestion("apply");
    await vi.waitFor(() => expect(toasts.join(" ")).toContain("Something went wrong"));
    expect(isDeleted()).toBe(false);
  });

  it("succeeds after the page with the post has been left, and can still be undone @POST-22 @POST-23", async () => {
    const { requested, deletePost, isDeleted } = setUp(payload([]), false);
    deletePost();
    await answerQuestion("apply");
    await vi.waitFor(() => expect(toasts).toEqual(["success:The post has been deleted."]));
    undo[0]?.onPress();
    await vi.waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    expect([toasts.length, isDeleted()]).toEqual([1, undefined]);
  });
});
