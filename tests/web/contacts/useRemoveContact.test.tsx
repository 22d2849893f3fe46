import { beforeEach, expect, it, vi } from "vitest";
import { useRemoveContact } from "../../../web/src/contacts/useRemoveContact.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

it("a contact is removed from a list, which says so", async () => {
  const { environment, requests } = createGateway();
  const onChanged = vi.fn();
  const hook = mountInRelay(environment, () => useRemoveContact(onChanged));
  hook.result.removeContact({ id: "ana", name: "Ana Diaz" }, { id: "list", name: "Food" });
  await eventually(() => expect(hook.result.isRunning).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { contactListId: "list", contactId: "ana" } }]);
  expect(onChanged).not.toHaveBeenCalled();
  requests[0]?.respond({ removeFromContactList: { contactList: null, contact: null, errors: [] } });
  await eventually(() => expect(toasts).toEqual(["success:Ana Diaz has been removed from Food."]));
  expect(onChanged).toHaveBeenCalledOnce();
});
