import { expect, test } from "vitest";
import { formatDateTime } from "../../../web/src/lib/dates.ts";
import { describeDeadline, describeDueDate } from "../../../web/src/lib/deadlines.ts";

const NOW = Date.parse("2025-03-01T12:00:00Z");
const describe = (deadline: string | null) => describeDeadline(deadline, NOW, (time) => formatDateTime(time, "UTC"));

test("no deadline is shown as ASAP @POST-06", () => {
  expect(describe(null)).toEqual({ urgency: "asap", text: "ASAP", left: null });
});

test("a deadline shows the time left, and Closed once it has passed @POST-06", () => {
  expect(describe("2025-03-01T12:00:30Z")).toEqual({ urgency: "soon", text: "1 Mar 2025, 12:00", left: "1 min left" });
  expect(describe("2025-03-01T15:30:00Z").left).toBe("3 h left");
  expect(describe("2025-03-02T13:00:00Z")).toMatchObject({ urgency: "open", left: "1 day left" });
  expect(describe("2025-03-08T23:59:00Z")).toMatchObject({ urgency: "open", left: "7 days left" });
  expect(describe("2025-03-01T12:00:00Z")).toMatchObject({ urgency: "closed", left: "Closed" });
});

test("the passed due date of an interview is shown as past, since answers are still accepted @INTERVIEW-01", () => {
  expect(describeDueDate(describe("2025-03-01T12:00:00Z"))).toBe("Was due 1 Mar 2025, 12:00");
  expect(describeDueDate(describe("2025-03-01T15:30:00Z"))).toBe("1 Mar 2025, 15:30 · 3 h left");
  expect(describeDueDate(describe(null))).toBe("ASAP");
});
