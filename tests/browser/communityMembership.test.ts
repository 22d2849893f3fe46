import type { Page } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { publishStatement, runMutation } from "./support/mutations.ts";

const test = browserTests();

/** Creates a private community with a post, and invites an account. */
async function createPrivateCommunity(product: Product, name: string, invited: AccountName): Promise<void> {
  const { community } = await runMutation(product, "company", "createCommunity", { name, type: "PRIVATE" }, "community { id }");
  const communityId = String(community?.["id"]);
  const { data: viewerData } = await product.graphql<{ viewer: { fullName: string } }>({
    as: invited,
    document: "{ viewer { fullName } }",
  });
  const { data } = await product.graphql<{ node: { candidates: { person: { id: string } }[] } }>({
    as: "company",
    document: `query ($id: ID!, $name: String!) {
      node(id: $id) { ... on Community { candidates(query: $name, first: 1) { person { id } } } }
    }`,
    variables: { id: communityId, name: viewerData?.viewer.fullName ?? "" },
  });
  await runMutation(product, "company", "inviteToCommunity", {
    communityId,
    personIds: data?.node.candidates.map(({ person }) => person.id),
  });
  await publishStatement(product, "company", `A post in ${name}`, [communityId]);
}

const joinButtons = (page: Page, name: string) => main(page).getByRole("button", { name: `Join ${name}` });
const members = (page: Page) => page.getByRole("region", { name: "Members" });
const self = (page: Page) => members(page).getByRole("listitem").filter({ hasText: "(you)" });

test(
  "a private community shows its posts after joining by the button in its content @COMM-09",
  { as: "journo" },
  async ({ page, product }) => {
    await createPrivateCommunity(product, "Pier desk", "journo");
    await page.goto("/community/pier-desk");
    await joinButtons(page, "Pier desk").nth(1).press("Enter");
    await main(page).getByText("A post in Pier desk").waitFor();
    // The button is gone; the focus stays at its place.
    expect(await main(page).evaluate((content) => content.contains(document.activeElement))).toBe(true);
  },
);

test(
  "a private community shows its posts after joining by the button in its head @COMM-09",
  { as: "journo" },
  async ({ page, product }) => {
    await createPrivateCommunity(product, "Jetty desk", "journo");
    await page.goto("/community/jetty-desk");
    await joinButtons(page, "Jetty desk").first().click();
    await main(page).getByText("A post in Jetty desk").waitFor();
  },
);

test(
  "a private community that was renamed while its page was open shows its posts after joining @COMM-09",
  { as: "journo" },
  async ({ page, product }) => {
    await createPrivateCommunity(product, "Wharf desk", "journo");
    await page.goto("/community/wharf-desk");
    await joinButtons(page, "Wharf desk").nth(1).waitFor();
    const { data } = await product.graphql<{ community: { id: string } }>({
      as: "company",
      document: `{ community(slug: "wharf-desk") { id } }`,
    });
    await runMutation(product, "company", "updateCommunity", {
      communityId: data?.community.id,
      name: "Quay desk",
      slug: "quay-desk",
    });
    await joinButtons(page, "Wharf desk").nth(1).press("Enter");
    await main(page).getByText("A post in Wharf desk").waitFor();
  },
);

test(
  "a private community's page that was read before joining shows the members when the reader returns @COMM-07 @COMM-09",
  { as: "journo" },
  async ({ page, product }) => {
    await createPrivateCommunity(product, "Ferry desk", "journo");
    await page.goto("/community/ferry-desk/members");
    await main(page).getByText("You are invited to this private community").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All communities" }).click();
    await page.waitForURL("**/communities");
    // The closed page, which has two of these buttons, may still be shown when the address changes.
    await expect.poll(() => joinButtons(page, "Ferry desk").count()).toBe(1);
    await Promise.all([
      page.waitForResponse((response) => response.request().postData()?.includes("useMembershipMutation") === true),
      joinButtons(page, "Ferry desk").click(),
    ]);
    await page.goBack();
    await self(page).waitFor();
  },
);

test("joining and leaving on the tab of the members changes its list @COMM-07 @COMM-09", { as: "expert" }, async ({ page }) => {
  await page.goto("/community/pr-exchange/members");
  await members(page).getByRole("listitem").first().waitFor();
  expect(await self(page).count()).toBe(0);
  await joinButtons(page, "PR Exchange").click();
  await self(page).waitFor();
  // A click soon after joining would count as a double click.
  await main(page)
    .getByRole("button", { name: /^Joined PR Exchange/ })
    .press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await self(page).waitFor({ state: "detached" });
});
