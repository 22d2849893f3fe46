import { expect, test } from "vitest";
import { userTypeLabel, userTypeLabels } from "../../../web/src/lib/userTypes.ts";

test("user types have the labels of the specification; an unknown one has none @USER-07", () => {
  expect(userTypeLabels).toEqual({ JOURNO: "Journalists", MARKETING: "PR and marketing", EXPERTS: "Experts" });
  expect(["EXPERTS", "EDITORS", "toString", null, undefined].map(userTypeLabel)).toEqual(["Experts", null, null, null, null]);
});
