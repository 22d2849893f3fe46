import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { holdRequests } from "./support/feeds.ts";
import { field, formOf, paste, pictureFile, write } from "./support/forms.ts";
import { idsOf, runMutation } from "./support/mutations.ts";
import { pastes } from "./support/pastes.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();

/** The content that the next mutation of this name sends. */
async function contentOf(page: Page, mutation: string): Promise<string> {
  const request = await page.waitForRequest((one) => one.postData()?.includes(`"${mutation}"`) ?? false);
  const { variables } = request.postDataJSON() as { variables: { input: { content: string } } };
  return variables.input.content;
}

describe("the text of a post", () => {
  for (const { program, html, clean } of pastes) {
    test(`is cleaned when pasted from ${program} @POST-01`, { as: "journo" }, async ({ page, expectConsole }) => {
      // Chromium reports inline handlers even in a document without a page, where they never run.
      expectConsole(/Executing inline event handler violates/);
      await page.goto("/?create=communityPost");
      await field(page, "Text").click();
      await paste(page, { html });
      const content = contentOf(page, "useSaveCommunityPostCreateMutation");
      await formOf(page).getByRole("button", { name: "Publish community post" }).click();
      expect(await content).toBe(clean);
      await page.getByText("Your community post has been published.").waitFor();
    });
  }

  test("is cleaned when dragged from elsewhere @POST-01", { as: "journo" }, async ({ page }) => {
    await page.goto("/?create=communityPost");
    await write(page, "Text", "Before");
    await formOf(page).evaluate((form) => {
      const page = document.createElement("article");
      page.innerHTML = `<p>It <cite>stopped</cite>.</p><div style="display:none">tracking</div><h1>Ferry</h1>`;
      form.prepend(page);
      getSelection()?.selectAllChildren(page);
    });
    await formOf(page).getByText("stopped").dragTo(field(page, "Text"));
    const content = contentOf(page, "useSaveCommunityPostCreateMutation");
    await formOf(page).getByRole("button", { name: "Publish community post" }).click();
    expect(await content).toBe("<p>BeforeIt <em>stopped</em>.</p><h2>Ferry</h2>");
  });

  test("keeps its words and lines apart when it is changed @POST-01 @POST-23", { as: "pr" }, async ({ page, product }) => {
    const unchanged = [
      "<ul><li>Level $$$ and US$'000 at $&amp;<ul><li>$`</li></ul></li></ul>",
      "<ol><li>a<blockquote><p>b</p></blockquote>c<pre>d</pre>e</li></ol>",
    ].join("");
    const content = [
      "Hello <strong>big</strong> world<br />of news",
      "<blockquote><p>One</p> <p>Two</p></blockquote>",
      "<blockquote>a<ul><li>b</li><li>c</li></ul></blockquote>",
      "<ol><li>a<br />b<h3>c</h3><p>d</p></li></ol>",
      "<p>End</p>",
    ];
    const { statement } = await runMutation(
      product,
      "pr",
      "createStatement",
      { content: unchanged + content.join("") },
      "statement { id databaseId }",
    );
    const { databaseId } = idsOf(statement);
    await page.goto(`/?statement=${databaseId}&edit=1`);
    const edit = page.getByRole("dialog", { name: "Edit statement" });
    await edit.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("!");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Your changes have been saved.").waitFor();
    const { db } = product.platform;
    const saved = await db.selectFrom("posts").select("content").where("id", "=", databaseId).executeTakeFirstOrThrow();
    expect(saved.content).toBe(
      [
        unchanged,
        "<p>Hello <strong>big</strong> world<br />of news</p>",
        "<blockquote><p>One</p><p>Two</p></blockquote>",
        "<blockquote><p>a</p><ul><li>b</li><li>c</li></ul></blockquote>",
        "<ol><li>a<br />b<br />c<br />d</li></ol>",
        "<p>End!</p>",
      ].join(""),
    );
  });

  test("keeps a picture that is pasted from a page of the product @POST-01", { as: "journo" }, async ({ page, product }) => {
    await page.goto("/?create=communityPost");
    await write(page, "Text", "Before");
    const { path } = await product.platform.db.selectFrom("images").select("path").limit(1).executeTakeFirstOrThrow();
    const address = new URL(path, page.url()).href;
    await paste(page, { html: `<p>After</p><figure><img src="${address}" alt="A plate"></figure><p><img src="${address}"></p>` });
    const content = contentOf(page, "useSaveCommunityPostCreateMutation");
    await formOf(page).getByRole("button", { name: "Publish community post" }).click();
    expect(await content).toBe(
      `<p>BeforeAfter</p><figure><img src="${path}" alt="A plate" loading="lazy"></figure><p><img src="${path}" alt=""></p>`,
    );
  });

  test("says that a picture is gone, and removes it @POST-01", { as: "journo" }, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    await page.goto("/?create=communityPost");
    await write(page, "Text", "Before");
    await paste(page, { html: `<img src="/files/${"a".repeat(32)}.png">, after` });
    await formOf(page).getByRole("alert").filter({ hasText: "This picture cannot be shown." }).waitFor();
    await expectAccessible(page);
    await formOf(page).getByRole("button", { name: "Remove", exact: true }).click();
    const content = contentOf(page, "useSaveCommunityPostCreateMutation");
    await formOf(page).getByRole("button", { name: "Publish community post" }).click();
    expect(await content).toBe("<p>Before, after</p>");
  });

  test("is cleaned when pasted from another site's editor of the same kind @POST-01", { as: "journo" }, async ({ page }) => {
    await page.goto("/?create=communityPost");
    await field(page, "Text").click();
    await paste(page, { html: "<h1>Ferry</h1><h5>stops</h5>", nodes: JSON.stringify({ namespace: "Playground", nodes: [] }) });
    const content = contentOf(page, "useSaveCommunityPostCreateMutation");
    await formOf(page).getByRole("button", { name: "Publish community post" }).click();
    expect(await content).toBe("<h2>Ferry</h2><h4>stops</h4>");
  });

  test(
    "accepts a pasted picture with a description, and is published after the upload @POST-17",
    { as: "journo" },
    async ({ page }) => {
      await page.goto("/?create=communityPost");
      await write(page, "Text", "Before");
      const release = await holdRequests(page, "**/uploads/images");
      await paste(page, await pictureFile());
      const publish = formOf(page).getByRole("button", { name: "Publish community post" });
      await formOf(page).getByRole("progressbar", { name: "Upload of the picture" }).waitFor();
      await publish.click();
      await formOf(page).getByText("Please wait until everything is uploaded, or remove what has failed.").waitFor();
      release();
      await formOf(page).getByRole("progressbar").waitFor({ state: "detached" });
      await page.locator("[contenteditable] img").click();
      await page.getByRole("button", { name: "Describe picture" }).click();
      await page.getByRole("textbox", { name: "Description" }).fill("A plate of one colour");
      await page.getByRole("button", { name: "Set description" }).click();
      await expectAccessible(page);
      await publish.click();
      await page.getByText("Your community post has been published.").waitFor();
      await page.getByRole("button", { name: "View", exact: true }).click();
      const picture = overlay(page).getByRole("img", { name: "A plate of one colour" });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    },
  );
});

describe("unsaved text", () => {
  test(
    "survives a lost connection while saving, and is sent once @POST-21 @ERR-01",
    { as: "journo" },
    async ({ page, context, product, expectConsole }) => {
      expectConsole(/ERR_INTERNET_DISCONNECTED|Failed|WebSocket/i);
      await page.goto("/?create=reaction");
      await write(page, "Text", "Said on a train");
      await context.setOffline(true);
      const publish = formOf(page).getByRole("button", { name: "Publish reaction" });
      await publish.click();
      await formOf(page).getByRole("alert").first().waitFor();
      await formOf(page).getByText("Said on a train").waitFor();
      product.upstream.reset();
      await context.setOffline(false);
      await page.getByText("Your reaction has been published.").waitFor();
      expect(product.upstream.calls.filter(({ method, path }) => method === "POST" && path.includes("/reactions"))).toHaveLength(
        1,
      );
    },
  );

  test(
    "asks for one confirmation only, whether in a form or in a comment below it @OVERLAY-06",
    { as: "journo" },
    async ({ page }) => {
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      await page.goto("/");
      await page.getByRole("link", { name: "What do you want to share?" }).click();
      await write(page, "Text", "Half");
      await page.keyboard.press("Escape");
      const alert = page.getByRole("alertdialog");
      await alert.getByRole("button", { name: "Discard" }).click();
      await formOf(page).waitFor({ state: "detached" });
      await alert.waitFor({ state: "detached" });
      expect(warnings.filter((text) => text.includes("blocker"))).toEqual([]);
    },
  );
});

describe("the page with all types of posts", () => {
  test(
    "links to their forms on mobile; closing a form leads home @ROUTE-62 @POST-21",
    { as: "journo", device: "mobile" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Create" }).click();
      await page.getByRole("heading", { name: "Create" }).waitFor();
      expect(await page.getByRole("main").getByRole("listitem").count()).toBe(7);
      await expectAccessible(page);
      await page.getByRole("link", { name: /^Job/ }).click();
      await field(page, "Title").waitFor();
      expect(await page.getByRole("tab", { name: "Job" }).getAttribute("aria-selected")).toBe("true");
      // The tools are in a single row, which scrolls if necessary.
      const tools = formOf(page).getByRole("toolbar");
      expect((await tools.boundingBox())?.height).toBeLessThan(56);
      await formOf(page).getByRole("button", { name: "Close" }).click();
      await formOf(page).waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/");
    },
  );

  test("redirects home on wider screens @ROUTE-62", { as: "journo" }, async ({ page }) => {
    await page.goto("/create");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });
});

test(
  "a call-out for an interview is written from its address, by its author only @API-021",
  { as: "journo" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const { contact_id } = await db
      .selectFrom("users")
      .select("contact_id")
      .where("email", "=", "journo@example.com")
      .executeTakeFirstOrThrow();
    const [ownInterview, other] = await db.selectFrom("interviews").select("id").orderBy("id").limit(2).execute();
    await db
      .updateTable("interviews")
      .set({ author_id: contact_id })
      .where("id", "=", ownInterview?.id ?? 0)
      .execute();

    await page.goto(`/?create=callout&interview=${ownInterview?.id}`);
    await formOf(page)
      .getByRole("region", { name: "Interview" })
      .getByText("Which figure have you stopped looking at?")
      .waitFor();
    await field(page, "Title").fill("Six questions on night shifts");
    await write(page, "Details", "Answer when it suits you.");
    await formOf(page).getByText("Allow skipping questions").click();
    expect(await formOf(page).getByRole("button", { name: "Save draft" }).count()).toBe(0);
    await expectAccessible(page);
    await formOf(page).getByRole("button", { name: "Publish call-out" }).click();
    await page.getByText("Your call-out has been published.").waitFor();
    const { interview_id, allow_skip, show_questions } = await db
      .selectFrom("posts")
      .select(["interview_id", "allow_skip", "show_questions"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ interview_id, allow_skip, show_questions }).toEqual({
      interview_id: ownInterview?.id,
      allow_skip: true,
      // Inherited from the interview until changed.
      show_questions: true,
    });

    await page.goto(`/?create=callout&interview=${other?.id}`);
    await formOf(page).getByText("Only the author may do this.").waitFor();
    expect(await formOf(page).getByRole("button", { name: "Publish call-out" }).count()).toBe(0);
  },
);
