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

test("words that do not begin with a letter or a digit are left out", () => {
  expect(["Nova &", "Juan (he)", " Ann   Berg ", "24 Hours", "Agence 3"].map(getInitials)).toEqual(["N", "J", "AB", "2H", "A3"]);
});
