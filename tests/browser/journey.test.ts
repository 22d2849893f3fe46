import { describe, expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import { browserTests } from "./support/browserTest.ts";
import { feedOf, readFeed } from "./support/feeds.ts";
import { signIn } from "./support/signIn.ts";

const test = browserTests();

const accounts: readonly AccountName[] = ["journo", "pr", "expert", "company", "admin"];

interface Memberships {
  viewer: { communities: { name: string; slug: string; isJoined: boolean; type: string }[] };
}

describe.each(accounts)("%s", (account) => {
  test(
    `${account} signs in, reads ten pages of a feed, joins a community and signs out @GEN-01 @FEED-01 @COMM-09 @STATE-03`,
    {},
    async ({ page, product }) => {
      await signIn(page, account);
      await page.waitForURL((url) => url.pathname === "/");

      const expected = await feedOf(product, account, "media-insiders", 200);
      await page.goto("/community/media-insiders");
      const read = await readFeed(page, expected.length);
      expect(new Set(read).size).toBe(read.length);
      expect(read).toEqual(expected);

      const { data } = await product.graphql<Memberships>({
        as: account,
        document: "{ viewer { communities { name slug isJoined type } } }",
      });
      const open = data?.viewer.communities.find(({ isJoined, type }) => !isJoined && type === "PUBLIC");
      if (open) {
        await page.goto(`/community/${open.slug}`);
        await page
          .getByRole("main")
          .getByRole("button", { name: `Join ${open.name}` })
          .click();
        await page
          .getByRole("main")
          .getByRole("button", { name: `Joined ${open.name}` })
          .waitFor();
        await page.getByRole("navigation").getByRole("link", { name: open.name }).waitFor();
      }

      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await page
        .getByRole("dialog")
        .getByLabel(/^e-?mail/i)
        .waitFor();
      await page.goto("/community/media-insiders");
      await page.waitForURL((url) => url.pathname === "/sign_in");
    },
  );
});
