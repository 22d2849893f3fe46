import { beforeEach, expect, it, vi } from "vitest";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { useTaskActions } from "../../../web/src/work/useTaskActions.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

/** The actions of a task; `isStored` tells whether the store contains it. */
function setUp(isStored = true) {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    if (isStored) store.create("id", "Task").setValue("TODO", "status");
  });
  const onDeleted = vi.fn();
  const hook = mountInRelay(environment, () => useTaskActions({ id: "id", title: "Call Ana", status: "TODO", onDeleted }));
  return { hook, requests, onDeleted, status: () => environment.getStore().getSource().get("id")?.["status"] };
}

it("the status of a task changes at once, and returns when it is refused @ERR-13", async () => {
  const { hook, requests, status } = setUp();
  hook.result.changeStatus("DONE");
  expect(status()).toBe("DONE");
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { taskId: "id", status: "DONE" } }]);
  requests[0]?.respond({ updateTask: { task: null, errors: [{ code: "INVALID", message: "Not yours.", field: null }] } });
  await eventually(() => expect(toasts).toEqual(["error:Not yours."]));
  expect(status()).toBe("TODO");
});

it("of quick changes of the status only the last is sent, after the response to the first @WORK-01", async () => {
  const { hook, requests, status } = setUp();
  const missing = { description: null, dueAt: null, assignee: null, workList: null, subject: null };
  const task = { __typename: "Task", id: "id", title: "Call Ana", ...missing, permissions: null };
  const respond = (index: number, state: string) =>
    requests[index]?.respond({ updateTask: { task: { ...task, status: state }, errors: [] } });
  for (const state of ["IN_PROGRESS", "TODO", "DONE"] as const) hook.result.changeStatus(state);
  expect(status()).toBe("DONE");
  expect(requests).toHaveLength(1);
  respond(0, "IN_PROGRESS");
  await eventually(() => expect(requests).toHaveLength(2));
  expect(status()).toBe("DONE");
  expect(requests.map(({ variables }) => variables)).toEqual(
    ["IN_PROGRESS", "DONE"].map((state) => ({ input: { taskId: "id", status: state } })),
  );
  respond(1, "DONE");
  await eventually(() => expect(status()).toBe("DONE"));
  expect(requests).toHaveLength(2);
});

it("a later choice is sent when the first request has failed, unless it is the confirmed status @WORK-01 @ERR-13", async () => {
  const { hook, requests, status } = setUp();
  const refused = { updateTask: { task: null, errors: [{ code: "INVALID", message: "Not now.", field: null }] } };
  hook.result.changeStatus("IN_PROGRESS");
  hook.result.changeStatus("DONE");
  requests[0]?.respond(refused);
  await eventually(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.variables).toEqual({ input: { taskId: "id", status: "DONE" } });
  hook.result.changeStatus("TODO");
  requests[1]?.respond(refused);
  await eventually(() => expect(toasts).toHaveLength(2));
  expect(status()).toBe("TODO");
  expect(requests).toHaveLength(2);
});

it("the status of a task changes after its list has been left", () => {
  const { hook, requests } = setUp(false);
  hook.result.changeStatus("DONE");
  expect(requests).toHaveLength(1);
});

it("a task is deleted after a question", async () => {
  const { hook, requests, onDeleted } = setUp();
  hook.result.remove();
  expect(pendingAlert.get()?.message).toBe("Do you want to delete the task Call Ana?");
  expect(requests).toEqual([]);
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(hook.result.isDeleting).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { taskId: "id" } }]);
  requests[0]?.respond({ deleteTask: { deletedTaskId: "id", errors: [] } });
  await eventually(() => expect(toasts).toEqual(["success:The task has been deleted."]));
  expect(onDeleted).toHaveBeenCalledOnce();
});
