import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMenu } from "../../../web/src/routes/menu.ts";
import { readViewMode } from "../../../web/src/session/viewMode.ts";
import type { Visitor } from "../../../web/src/session/visitor.ts";
import type { AccountName } from "../../support/accounts.ts";
import { startProduct, type Product } from "../../support/product.ts";
import { walk } from "../../support/walk.ts";

const notFound = "/error/404";
const installation = { productName: "Pressroom", menuInProgress: [] };

/** Pages that only the full view has, and pages that none of the accounts below may open. */
const pages = ["/news/newswire", "/news/monitor", "/contacts", "/contacts/jobs", "/work/tasks", "/work/channels"];
const administration = ["/companies/newsrooms", "/companies/new", "/outlets/new", "/admin/jobs"];

describe("an installation that opens the full view to accounts with modules", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ gateway: { settings: { fullView: "modules" } } });
  });
  afterAll(() => product?.stop());

  async function guardContextOf(as: AccountName) {
    const document = "{ viewer { authenticated slug modules viewModes capabilities } }";
    const { data } = await product.graphql<{ viewer: Visitor }>({ as, document });
    if (!data) throw new Error("The viewer could not be read.");
    return { visitor: data.viewer, mode: readViewMode("view-mode=mvp", data.viewer), isDevelopment: false };
  }
  const accessiblePages = async (as: AccountName, paths: readonly string[]) => {
    const guardContext = await guardContextOf(as);
    return paths.filter((path) => walk(path, guardContext).address !== notFound);
  };

  it("gives their users the full view regardless of the stored choice, and each page by its modules @USER-10 @USER-11 @GUARD-11 @GUARD-12", async () => {
    expect((await guardContextOf("company")).visitor.viewModes).toEqual(["FULL"]);
    expect(await accessiblePages("company", pages)).toEqual(pages);
    // Access depends on the account's modules, not on write permissions.
    expect(await accessiblePages("readonly", pages)).toEqual(pages);
    expect(await accessiblePages("pr", pages)).toEqual(pages.filter((path) => path !== "/news/monitor"));
    for (const as of ["company", "pr"] as const) expect(await accessiblePages(as, administration)).toEqual([]);
    const menu = createMenu(await guardContextOf("pr"), installation);
    expect(menu.entries.map(({ key }) => key)).toEqual(["home", "messages", "interviews", "news", "content", "contacts"]);
    expect(menu.adminPages).toEqual([]);
  });

  it("keeps the reduced view for everyone else, and the choice for platform admins @USER-11 @USER-12", async () => {
    for (const as of ["journo", "expert", "newcomer"] as const) {
      expect((await guardContextOf(as)).visitor.viewModes).toEqual(["MVP"]);
      expect(await accessiblePages(as, pages)).toEqual([]);
    }
    expect((await guardContextOf("admin")).visitor.viewModes).toEqual(["FULL", "MVP"]);
  });
});
