import { beforeEach, expect, it, vi } from "vitest";
import { useChangePeople } from "../../../web/src/companies/useChangePeople.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

const refused = { company: null, errors: [{ code: "INVALID", message: "Not possible.", field: null }] };
const done = { company: null, errors: [] };

function setUp() {
  const { environment, requests } = createGateway();
  return { hook: mountInRelay(environment, () => useChangePeople("company")), requests };
}

it.each([true, false])("a request to join a company is answered (%s)", async (accepted) => {
  const { hook, requests } = setUp();
  const outcome = hook.result.answer("request", accepted);
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([
    { input: { companyId: "company", requestId: "request", accepted } },
  ]);
  requests[0]?.respond({ answerCompanyRequest: done });
  expect(await outcome).toMatchObject({ ok: true });
  await eventually(() => expect(hook.result.isRunning).toBe(false));
});

it("a person is added to a company, and the form shows why that is not possible", async () => {
  const { hook, requests } = setUp();
  const outcome = hook.result.add("person");
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { companyId: "company", personId: "person" } }]);
  requests[0]?.respond({ addCompanyPerson: refused });
  expect(await outcome).toMatchObject({ ok: false, text: "Not possible." });
  expect(toasts).toEqual([]);
});

it("a person is removed from a company after a question, and a toast says why that is not possible", async () => {
  const { hook, requests } = setUp();
  hook.result.remove("person", { question: "Remove Ana?" });
  expect(pendingAlert.get()?.message).toBe("Remove Ana?");
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { companyId: "company", personId: "person" } }]);
  requests[0]?.respond({ removeCompanyPerson: refused });
  await eventually(() => expect(toasts).toEqual(["error:Not possible."]));
});
