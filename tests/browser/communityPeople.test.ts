import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { runMutation } from "./support/mutations.ts";
import { openPageAs } from "./support/openPageAs.ts";
import { isShownInFull } from "./support/texts.ts";

const test = browserTests();

test(
  "an account admin creates and edits a community, and invites and removes members @API-085 @API-087 @VALID-06 @COMM-02 @COMM-07 @COMM-09",
  { as: "company" },
  async ({ page, product }) => {
    await page.goto("/communities");
    await page.getByRole("link", { name: "New community" }).click();
    const form = page.getByRole("form", { name: "New community" });
    await form.getByRole("textbox", { name: "Name" }).fill("Harbour desk");
    await form.getByRole("textbox", { name: /^Description/ }).fill("Reporters around the harbour.");
    await form.getByRole("radio", { name: /^Private/ }).check({ force: true });
    await form.getByRole("textbox", { name: /^Slug/ }).fill("tech-desk");
    await form.getByRole("button", { name: "Create community" }).click();
    await form.getByText("This slug is taken.").waitFor();
    await form.getByRole("textbox", { name: /^Slug/ }).fill("");
    await form.getByRole("button", { name: "Create community" }).click();
    await page.waitForURL("**/community/harbour-desk");
    await page.getByRole("heading", { level: 1, name: "Harbour desk" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Harbour desk" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All communities" }).click();
    await main(page).getByRole("link", { name: "Harbour desk", exact: true }).click();
    await page.waitForURL("**/community/harbour-desk");

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    const edit = page.getByRole("form", { name: "Edit community" });
    await edit.getByRole("textbox", { name: "Name" }).fill("Harbour news desk");
    await edit.getByRole("textbox", { name: "Slug" }).fill("harbour-news");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/community/harbour-news");
    await page.getByRole("heading", { level: 1, name: "Harbour news desk" }).waitFor();
    await page.goto("/community/harbour-desk");
    await page.getByRole("heading", { level: 1, name: "Harbour news desk" }).waitFor();

    // An invited person sees on the community's page that they may join.
    const { data } = await product.graphql<{ viewer: { fullName: string } }>({
      as: "journo",
      document: "{ viewer { fullName } }",
    });
    const name = data?.viewer.fullName ?? "";
    await page.goto("/community/harbour-news/members");
    await page.getByRole("button", { name: "Invite people" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite people to Harbour news desk" });
    await dialog.getByRole("searchbox", { name: "Search people" }).fill(name);
    await dialog.getByRole("button", { name: `Invite ${name}` }).click();
    await dialog.getByText("Invited", { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.reload();
    const invited = page.getByRole("region", { name: /^Invited/ });
    await invited.getByText(name).waitFor();

    const other = await openPageAs(page, product, "journo");
    await other.goto("/community/harbour-news");
    await main(other).getByText("You are invited to this private community").waitFor();
    await main(other).getByRole("button", { name: "Join Harbour news desk" }).first().click();
    await main(other).getByText("You are invited to this private community").waitFor({ state: "detached" });
    await main(other)
      .getByRole("button", { name: /^Joined Harbour news desk/ })
      .waitFor();

    // A removed person can no longer open the community.
    await page.reload();
    const members = page.getByRole("region", { name: "Members" });
    await members.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Remove from community" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await members.getByText(name).waitFor({ state: "detached" });
    // The founder cannot be removed.
    await expect.poll(() => members.getByRole("listitem").count()).toBe(1);
    expect(await members.getByRole("button", { name: /^More for/ }).count()).toBe(0);
    expect(await invited.count()).toBe(0);
    await other.reload();
    await main(other).getByText("This community is private").waitFor();
  },
);

test(
  "an invitation to a community is withdrawn after a question, with a confirmation, and the focus keeps its place @COMM-07 @COMM-09 @GEN-17",
  { as: "company", motion: "no-preference" },
  async ({ page, product }) => {
    await runMutation(product, "company", "createCommunity", { name: "Wharf desk", type: "PRIVATE" });
    const { data } = await product.graphql<{ community: { id: string; candidates: { person: { id: string; name: string } }[] } }>(
      {
        as: "company",
        document: `{ community(slug: "wharf-desk") { id candidates(query: "Amelia", first: 1) { person { id name } } } }`,
      },
    );
    const person = data?.community.candidates[0]?.person;
    await runMutation(product, "company", "inviteToCommunity", { communityId: data?.community.id, personIds: [person?.id] });
    await page.goto("/community/wharf-desk/members");
    const withdraw = page.getByRole("button", { name: `Withdraw the invitation of ${person?.name}` });
    await withdraw.press("Enter");
    const question = page.getByRole("alertdialog");
    await question.getByText(`Do you want to withdraw the invitation of ${person?.name}?`).waitFor();
    await question.getByRole("button", { name: "Withdraw" }).press("Enter");
    await page.getByText(`The invitation of ${person?.name} has been withdrawn.`).waitFor();
    await withdraw.waitFor({ state: "detached" });
    await question.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    // The next control is the one that followed the invitations.
    await page.keyboard.press("Tab");
    const search = main(page).getByRole("searchbox", { name: "Search members" });
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);
  },
);

test(
  "the list of invited people keeps its further pages when an invitation is withdrawn @COMM-07",
  { as: "company" },
  async ({ page, product }) => {
    await runMutation(product, "company", "createCommunity", { name: "Lock desk", type: "PRIVATE" });
    type Candidates = readonly { person: { id: string } }[];
    const { data } = await product.graphql<{ community: { id: string; a: Candidates; e: Candidates } }>({
      as: "company",
      document: `{ community(slug: "lock-desk") {
        id
        a: candidates(query: "a", first: 20) { person { id } }
        e: candidates(query: "e", first: 20) { person { id } }
      } }`,
    });
    const found = [...(data?.community.a ?? []), ...(data?.community.e ?? [])].map(({ person }) => person.id);
    const personIds = [...new Set(found)].slice(0, 25);
    await runMutation(product, "company", "inviteToCommunity", { communityId: data?.community.id, personIds });
    await page.goto("/community/lock-desk/members");
    const invited = page.getByRole("region", { name: "Invited 25" });
    await invited.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => invited.getByRole("listitem").count()).toBe(25);
    await invited
      .getByRole("button", { name: /^Withdraw/ })
      .last()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    const left = page.getByRole("region", { name: "Invited 24" });
    await left.waitFor();
    expect(await left.getByRole("listitem").count()).toBe(24);
    await page.reload();
    await left.waitFor();
  },
);

test(
  "long names of members and invited people are shown in full on a phone @COMM-02 @COMM-07",
  { as: "company", device: "mobile" },
  async ({ page, product }) => {
    const long = (name: string) => `${name} Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh`;
    await runMutation(product, "company", "createCommunity", { name: "Quay desk", type: "PRIVATE" });
    const { data } = await product.graphql<{
      viewer: { fullName: string };
      community: { id: string; candidates: { person: { id: string; name: string } }[] };
    }>({
      as: "company",
      document: `{
        viewer { fullName }
        community(slug: "quay-desk") { id candidates(query: "Amelia", first: 1) { person { id name } } }
      }`,
    });
    const person = data?.community.candidates[0]?.person;
    await runMutation(product, "company", "inviteToCommunity", { communityId: data?.community.id, personIds: [person?.id] });
    const names = [person?.name ?? "", data?.viewer.fullName ?? ""];
    for (const name of names) {
      await product.platform.db
        .updateTable("contacts")
        .set({ name: long(name) })
        .where("name", "=", name)
        .execute();
    }
    await page.goto("/community/quay-desk/members");
    for (const name of names) await main(page).getByText(long(name)).waitFor();
    for (const name of names) expect(await isShownInFull(main(page).getByText(long(name)))).toBe(true);
  },
);
