import { expect, test } from "vitest";
import { getInitials } from "../../../web/src/ui/initials.ts";

test("a missing picture is replaced by the initials of the first and last word", () => {
  expect(["Amara Osei-Lindqvist", "Juan de la Cruz", "nova", "Harbour & Co", "Łukasz Żak", ""].map(getInitials)).toEqual([
    "AO",
    "JC",
    "N",
    "HC",
    "ŁŻ",
    "",
  ]);
});
