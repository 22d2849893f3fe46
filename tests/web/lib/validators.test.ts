import { expect, test } from "vitest";
import { emailError, isEmail, isPhone, phoneError, slugError, checkSlug, toSlug } from "../../../web/src/lib/validators.ts";

test("a phone number is empty, or has an optional plus, digits, spaces, hyphens and bracketed groups @VALID-04", () => {
  const accepted = ["", "  ", "0", "+61 2 9374 4000", "(02) 9374-4000", "+1 (555) 010 (22)", " 123 ", "1".repeat(30)];
  expect(accepted.filter((text) => !isPhone(text))).toEqual([]);
  const refused = ["+", "-", "()", "(02", "12)", "1+2", "++1", "12a", "12/3", "12.3", "(+61) 2", "1".repeat(31)];
  expect(refused.filter(isPhone)).toEqual([]);
  expect(phoneError).toBe("Phone number is not valid.");
});

test("an e-mail address must match the pattern @VALID-05", () => {
  const longest = `${"a".repeat(249)}@x.co`;
  const accepted = ["a@b.co", "first.last+tag@news.example.org", "o'brien@example.com", " a@example.com ", longest];
  expect(accepted.filter((text) => !isEmail(text))).toEqual([]);
  const refused = ["", "a@localhost", "@example.com", "a@", "a b@example.com", "a@-x.com", "a@x..com", `a${longest}`];
  expect(refused.filter(isEmail)).toEqual([]);
  expect(emailError).toBe("E-mail is not valid.");
});

test("a slug with other characters than letters, digits and hyphens, or a reserved word, is refused @VALID-06", () => {
  expect(["media-insiders", "A1", "2026", "x".repeat(64)].map(checkSlug)).toEqual([null, null, null, null]);
  expect(["", "a b", "a_b", "über", "a/b"].map(checkSlug)).toEqual(Array<string>(5).fill(slugError));
  expect(["a", "x".repeat(65)].map(checkSlug)).toEqual(Array<string>(2).fill("Slug must have 2 to 64 characters."));
  expect(["new", "Edit", "settings"].map(checkSlug)).toEqual(Array<string>(3).fill("This slug is reserved."));
  expect(slugError).toBe("Slug may contain only letters, digits and hyphens.");
});

test("a slug generated from a name is valid @VALID-06", () => {
  expect(["Media & Marcoms", "Cafés of Sydney", "  --x--  ", "!!!"].map(toSlug)).toEqual([
    "media-marcoms",
    "cafes-of-sydney",
    "x",
    "",
  ]);
});

test("a slug generated from a long name has at most 64 characters @VALID-06", () => {
  expect(toSlug("x".repeat(70))).toBe("x".repeat(64));
  expect(toSlug(`${"x".repeat(63)} y`)).toBe("x".repeat(63));
});
