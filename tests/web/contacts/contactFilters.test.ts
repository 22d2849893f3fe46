import { expect, test } from "vitest";
import { contactFilters, contactVariables } from "../../../web/src/contacts/contactFilters.ts";

test("contact filters are plain ids in the address and global ids in the query @CONTACT-01", () => {
  const address = "?q=podcast&type=person&beats=3,5&country=au&outlet=12.harbour-ledger&role=editor";
  expect(contactFilters.write(contactFilters.read(address))).toBe(address);
  expect(contactVariables(address)).toEqual({
    query: "podcast",
    type: "PERSON",
    beatIds: ["QmVhdDoz", "QmVhdDo1"],
    country: "AU",
    outletId: "T3V0bGV0OjEyLmhhcmJvdXItbGVkZ2Vy",
    role: "EDITOR",
  });
  expect(contactVariables("?beats=x&outlet=12&country=xyz")).toEqual(contactVariables(""));
});
