import { beforeEach, expect, it, vi } from "vitest";
import { useChangeInterviewStatus } from "../../../web/src/interviews/useChangeInterviewStatus.ts";
import { dataVersion } from "../../../web/src/relay/freshness.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

function setUp() {
  const { environment, requests } = createGateway();
  return { hook: mountInRelay(environment, () => useChangeInterviewStatus("id")), requests };
}
const changed = { updateInterview: { interview: null, errors: [] } };

it("a draft of an interview is opened at once @INTERVIEW-01", async () => {
  const { hook, requests } = setUp();
  hook.result.changeStatus("OPEN");
  await eventually(() => expect(hook.result.isChanging).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { interviewId: "id", status: "OPEN" } }]);
  const version = dataVersion();
  requests[0]?.respond(changed);
  await eventually(() => expect(toasts).toEqual(["success:Your interview is open for answers."]));
  // The lists of interviews are read again.
  expect(dataVersion()).not.toBe(version);
});

it("an interview is closed after a question, because that cannot be reverted @INTERVIEW-01", async () => {
  const { hook, requests } = setUp();
  hook.result.changeStatus("CLOSED");
  expect(pendingAlert.get()).toMatchObject({
    message: "Close this interview? Nobody will be able to answer it, and it cannot be reopened.",
    applyText: "Close interview",
  });
  expect(requests).toEqual([]);
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.variables).toEqual({ input: { interviewId: "id", status: "CLOSED" } });
  requests[0]?.respond(changed);
  await eventually(() => expect(toasts).toEqual(["success:The interview has been closed."]));
});
