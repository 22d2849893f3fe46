import { afterEach, expect, it, vi } from "vitest";
import { unlessMoved } from "../../../web/src/navigation/unlessMoved.ts";

afterEach(() => vi.unstubAllGlobals());

it("navigates after a slow action only while its page is shown @CONTACT-01 @WORK-03", () => {
  const location = { href: "https://press.example/contacts/7" };
  vi.stubGlobal("window", { location });
  const navigate = vi.fn<(path: string) => void>();
  const leave = unlessMoved(navigate);
  leave("/contacts");
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/contacts");
  location.href = "https://press.example/";
  leave("/contacts");
  expect(navigate).toHaveBeenCalledOnce();
});
