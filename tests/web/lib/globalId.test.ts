import { expect, test } from "vitest";
import { encodeId, encodeSluggedId } from "../../../gateway/graph/ids.ts";
import { toGlobalId, getKey, isSameObject, type AddressedType } from "../../../web/src/lib/globalId.ts";

test("a plain id is converted to the gateway's global id and back", () => {
  const types: AddressedType[] = ["Author", "Beat", "MonitorSearch", "WorkList"];
  for (const type of types) {
    for (const key of ["3", "62", "1001", "987654321"]) {
      expect(toGlobalId(type, key)).toBe(encodeId(type, key));
      expect(getKey(encodeId(type, key))).toBe(key);
    }
  }
  for (const type of ["Outlet", "Community"] as const) {
    for (const slug of ["harbour-ledger", "-a", "a-"]) {
      const id = encodeSluggedId(type, { id: 12, slug });
      expect(toGlobalId(type, `12.${slug}`)).toBe(id);
      expect(getKey(id)).toBe(`12.${slug}`);
    }
  }
});

test("an invalid plain id is converted to null", () => {
  for (const key of [null, "", "0", "-3", "3.5", "mine", "9".repeat(12), encodeId("Beat", 3)])
    expect(toGlobalId("Beat", key)).toBeNull();
  for (const key of ["12", "harbour-ledger", "12.", "12.Zürich"]) expect(toGlobalId("Outlet", key)).toBeNull();
});

test("the ids of a community before and after it was renamed name the same object", () => {
  const idOf = (id: number, slug: string) => encodeSluggedId("Community", { id, slug });
  expect(isSameObject(idOf(12, "pier-desk"), idOf(12, "port-desk"))).toBe(true);
  expect(isSameObject(idOf(12, "pier-desk"), idOf(1, "pier-desk"))).toBe(false);
  expect(isSameObject(encodeId("Author", 3), encodeId("Author", 3))).toBe(true);
  expect(isSameObject(encodeId("Author", 3), encodeId("Author", 31))).toBe(false);
});
