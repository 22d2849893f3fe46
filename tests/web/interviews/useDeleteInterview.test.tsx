import { expect, it, vi } from "vitest";
import { useDeleteInterview, useRestoreInterview } from "../../../web/src/interviews/useDeleteInterview.ts";
import { dataVersion } from "../../../web/src/relay/freshness.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({ ...(await original()), showToast: () => {} }));

it("the lists of interviews are read again after an interview was deleted or restored @INTERVIEW-01", async () => {
  const { environment, requests } = createGateway();
  const deletion = mountInRelay(environment, () => useDeleteInterview("id"));
  const before = dataVersion();
  deletion.result.remove();
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ input: { interviewId: "id" } }]));
  requests[0]?.respond({ deleteInterview: { interview: null, errors: [] } });
  await eventually(() => expect(dataVersion()).toBe(before + 1));

  const restoring = mountInRelay(environment, () => useRestoreInterview("id"));
  restoring.result.restore();
  await eventually(() => expect(requests[1]?.variables).toEqual({ input: { interviewId: "id" } }));
  requests[1]?.respond({ restoreInterview: { interview: null, errors: [] } });
  await eventually(() => expect(dataVersion()).toBe(before + 2));
});
