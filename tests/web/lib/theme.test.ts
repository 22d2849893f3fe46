import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, readTheme, themeCookie } from "../../../web/src/lib/theme.ts";

test("the theme is read from the cookie; any other value follows the device", () => {
  expect(readTheme("")).toBe("system");
  expect(readTheme("theme=dark")).toBe("dark");
  expect(readTheme("view-mode=full; theme=light; x=1")).toBe("light");
  expect(readTheme("x=1;theme=light")).toBe("light");
  expect(readTheme("theme=purple")).toBe("system");
  expect(readTheme("mytheme=dark")).toBe("system");
});

test("a selected theme lasts a year, following the device removes the cookie", () => {
  expect(themeCookie("dark")).toBe("theme=dark; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(themeCookie("system")).toBe("theme=; Max-Age=0; Path=/; SameSite=Lax");
});

afterEach(() => void vi.unstubAllGlobals());

test("a selected theme is applied and stored, following the device removes both", () => {
  const page = { cookie: "", documentElement: { dataset: {} } };
  vi.stubGlobal("document", page);
  applyTheme("dark");
  expect([page.cookie, page.documentElement.dataset]).toEqual([themeCookie("dark"), { theme: "dark" }]);
  applyTheme("system");
  expect([page.cookie, page.documentElement.dataset]).toEqual([themeCookie("system"), {}]);
});
