import { ConnectionHandler } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAddComment } from "../../../web/src/comments/useAddComment.ts";
import { useDeleteComment } from "../../../web/src/comments/useDeleteComment.ts";
import { useRestoreComment } from "../../../web/src/comments/useRestoreComment.ts";
import { useUpdateComment } from "../../../web/src/comments/useUpdateComment.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createConnection, createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

const offline = () => new RequestError({ ...failureWithStatus(null), kind: "offline" });
const tooLong = { code: "INVALID", message: "Content is too long.", field: ["input", "content"] };
const closed = { code: "INVALID", message: "This post is closed.", field: null };

describe("adding a comment", () => {
  /** A post with one comment, which has one reply. */
  function setUp(target: { subjectId: string; parentId?: string }) {
    const { environment, requests } = createGateway();
    const threadId = ConnectionHandler.getConnectionID("post", "CommentThread_comments");
    const repliesId = ConnectionHandler.getConnectionID("comment", "ReplyList_comments");
    environment.commitUpdate((store) => {
      createConnection(store, threadId, [store.create("comment", "Comment")]);
      createConnection(store, repliesId, [store.create("reply", "Comment")]);
    });
    const onAdded = vi.fn();
    const hook = mountInRelay(environment, () => useAddComment(target, onAdded));
    const shown = () => {
      const ids: Record<string, unknown> = {};
      environment.commitUpdate((store) => {
        ids["thread"] = getNodeIds(store.get(threadId));
        ids["replies"] = getNodeIds(store.get(repliesId));
      });
      return ids;
    };
    return { add: hook.result, requests, onAdded, shown };
  }
  const added = {
    addComment: {
      commentEdge: { cursor: "", node: { __typename: "Comment", id: "new", createdAt: "2026-03-01T09:00:00Z" } },
      subject: null,
      parent: null,
      errors: [],
    },
  };

  it("puts it at the top of the thread", async () => {
    const { add, requests, onAdded, shown } = setUp({ subjectId: "post" });
    const sent = add("Well said.");
    expect(requests[0]?.variables["input"]).toMatchObject({ subjectId: "post", content: "Well said." });
    expect(onAdded).not.toHaveBeenCalled();
    requests[0]?.respond(added);
    expect(await sent).toEqual({ ok: true });
    expect(shown()).toEqual({ thread: ["new", "comment"], replies: ["reply"] });
    expect(onAdded.mock.calls).toEqual([["new"]]);
  });

  it("puts a reply below the other replies", async () => {
    const { add, requests, shown } = setUp({ subjectId: "post", parentId: "comment" });
    const sent = add("Indeed.");
    expect(requests[0]?.variables["input"]).toMatchObject({ subjectId: "post", parentId: "comment", content: "Indeed." });
    requests[0]?.respond(added);
    await sent;
    expect(shown()).toEqual({ thread: ["comment"], replies: ["reply", "new"] });
  });

  it("sends the same text again as the same action until it is added or refused, and then as another one", async () => {
    const { add, requests } = setUp({ subjectId: "post" });
    for (const respond of [
      () => requests[0]?.fail(offline()),
      () => requests[1]?.respond(added),
      () => requests[2]?.respond({ addComment: { ...added.addComment, commentEdge: null, errors: [closed] } }),
      () => requests[3]?.respond(added),
    ]) {
      const sent = add("Well said.");
      respond();
      await sent;
    }
    const keys = requests.map(({ variables }) => Reflect.get(Object(variables["input"]), "idempotencyKey"));
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, false]);
  });

  it("succeeds although the gateway does not return the comment", async () => {
    const { add, requests, onAdded } = setUp({ subjectId: "post" });
    const sent = add("Well said.");
    requests[0]?.respond({ addComment: { ...added.addComment, commentEdge: null } });
    expect(await sent).toEqual({ ok: true });
    expect(onAdded).not.toHaveBeenCalled();
  });

  it("shows an error of the text at its box, and others in a toast @ERR-13", async () => {
    const { add, requests, onAdded } = setUp({ subjectId: "post" });
    const sent = add("Too long.");
    requests[0]?.respond({ addComment: { ...added.addComment, commentEdge: null, errors: [tooLong, closed] } });
    expect(await sent).toEqual({ ok: false, error: "Content is too long.", isOffline: false });
    expect(toasts).toEqual(["error:This post is closed."]);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it("waits for the network without a toast", async () => {
    const { add, requests } = setUp({ subjectId: "post" });
    const sent = add("Well said.");
    requests[0]?.fail(offline());
    expect(await sent).toEqual({ ok: false, error: null, isOffline: true });
    expect(toasts).toEqual([]);
  });
});

describe("changing a comment", () => {
  function setUp() {
    const { environment, requests } = createGateway();
    const current = '<p>Said by <span class="mention" data-id="1">@Bea</span>.</p>';
    return { update: mountInRelay(environment, () => useUpdateComment("comment", current)).result, requests, current };
  }
  const toResponse = (errors: readonly object[]) => ({ updateComment: { comment: null, errors } });

  it("sends the text", async () => {
    const { update, requests } = setUp();
    const sent = update("Better said.");
    expect(requests[0]?.variables).toEqual({ input: { commentId: "comment", content: "Better said." } });
    requests[0]?.respond(toResponse([]));
    expect(await sent).toEqual({ ok: true });
  });

  it("sends no text that is not changed, which would mark the comment as edited @COMMENT-01", async () => {
    const { update, requests, current } = setUp();
    expect([await update(current), requests]).toEqual([{ ok: true }, []]);
  });

  it("shows an error of the text at its box, and others in a toast @ERR-13", async () => {
    const { update, requests } = setUp();
    const sent = update("Too long.");
    requests[0]?.respond(toResponse([tooLong, closed]));
    expect(await sent).toEqual({ ok: false, error: "Content is too long.", isOffline: false });
    expect(toasts).toEqual(["error:This post is closed."]);
  });

  it("waits for the network without a toast", async () => {
    const { update, requests } = setUp();
    const sent = update("Better said.");
    requests[0]?.fail(offline());
    expect(await sent).toEqual({ ok: false, error: null, isOffline: true });
    expect(toasts).toEqual([]);
  });
});

describe("deleting a comment", () => {
  /** The hook for a comment; `isStored` tells whether the store contains it. */
  function setUp(isStored = true) {
    const { environment, requests } = createGateway();
    environment.commitUpdate((store) => {
      if (isStored) store.create("comment", "Comment").setValue(false, "isDeleted").setValue("Well said.", "content");
    });
    const hook = mountInRelay(environment, () => useDeleteComment("comment"));
    const shown = () => {
      const comment = environment.getStore().getSource().get("comment");
      return [comment?.["isDeleted"], comment?.["content"]];
    };
    return { hook, requests, shown };
  }
  const confirm = () => answerAlert(pendingAlert.get()?.id ?? "", "apply");
  const toResponse = (errors: readonly object[]) => ({ deleteComment: { comment: null, parent: null, subject: null, errors } });

  it("asks first, and then leaves it in its place without its text", async () => {
    const { hook, requests, shown } = setUp();
    hook.result.deleteComment();
    expect(pendingAlert.get()).toMatchObject({ message: "Do you want to delete this comment?", applyText: "Delete" });
    expect(requests).toEqual([]);
    confirm();
    await eventually(() => expect(hook.result.isDeleting).toBe(true));
    expect(requests.map(({ variables }) => variables)).toEqual([{ input: { commentId: "comment" } }]);
    expect(shown()).toEqual([false, "Well said."]);
    requests[0]?.respond(toResponse([]));
    await eventually(() => expect(hook.result.isDeleting).toBe(false));
    expect(shown()).toEqual([true, null]);
  });

  it("keeps it when the gateway refuses", async () => {
    const { hook, requests, shown } = setUp();
    hook.result.deleteComment();
    confirm();
    await eventually(() => expect(requests).toHaveLength(1));
    requests[0]?.respond(toResponse([closed]));
    await eventually(() => expect(toasts).toEqual(["error:This post is closed."]));
    expect(shown()).toEqual([false, "Well said."]);
  });

  it("succeeds after its thread has been left", async () => {
    const { hook, requests } = setUp(false);
    hook.result.deleteComment();
    confirm();
    await eventually(() => expect(hook.result.isDeleting).toBe(true));
    requests[0]?.respond(toResponse([]));
    await eventually(() => expect(hook.result.isDeleting).toBe(false));
    expect(toasts).toEqual([]);
  });
});

describe("restoring a comment", () => {
  it("shows that it is being restored", async () => {
    const { environment, requests } = createGateway();
    const hook = mountInRelay(environment, () => useRestoreComment("comment"));
    expect(hook.result.isRestoring).toBe(false);
    hook.result.restoreComment();
    expect(requests.map(({ variables }) => variables)).toEqual([{ input: { commentId: "comment" } }]);
    await eventually(() => expect(hook.result.isRestoring).toBe(true));
    requests[0]?.respond({ restoreComment: { commentEdge: null, parent: null, subject: null, errors: [] } });
    await eventually(() => expect(hook.result.isRestoring).toBe(false));
  });
});
