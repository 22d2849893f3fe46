import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();

test(
  "a draft event without a time zone is published with the one that its form shows @POST-09 @I18N-04",
  { as: "journo" },
  async ({ page, product }) => {
    const { data } = await product.graphql<{ createEvent: { event: { databaseId: number } } }>({
      as: "journo",
      document: `mutation {
        createEvent(input: { name: "Open studio", format: ONLINE, link: "https://studio.example", status: DRAFT }) {
          event { databaseId timezone }
        }
      }`,
    });
    expect(data?.createEvent.event).toMatchObject({ timezone: null });
    await page.goto(`/?event=${data?.createEvent.event.databaseId}&edit=1`);
    const edit = page.getByRole("dialog", { name: "Edit event" });
    const start = edit.getByRole("group", { name: "Start" });
    await start.getByRole("spinbutton", { name: /^day/ }).click();
    await page.keyboard.type("010320300900am");
    await edit.getByRole("button", { name: "Publish event" }).click();
    await overlay(page).getByRole("heading", { name: "Open studio" }).waitFor();
    const saved = product.platform.db.selectFrom("posts").select(["timezone", "starts_at"]).where("title", "=", "Open studio");
    expect(await saved.executeTakeFirst()).toEqual({
      timezone: "Australia/Sydney",
      starts_at: new Date("2030-03-01T09:00:00+11:00"),
    });
  },
);

test(
  "a new headline also replaces a title that is equal to the former one @NEWS-05",
  { as: "admin" },
  async ({ page, product }) => {
    const former = "The tower is closed";
    const { data } = await product.graphql<{ createStory: { story: { databaseId: number } | null } }>({
      as: "admin",
      document: `mutation ($title: String!) {
      createStory(input: { kind: MARCOMS, title: $title, headline: $title, content: "<p>For now.</p>", status: PUBLISHED }) {
        story { databaseId }
      }
    }`,
      variables: { title: former },
    });
    const id = data?.createStory.story?.databaseId;
    expect(id).toBeGreaterThan(0);
    await page.goto(`/stories/${id}?writeStory=${id}`);
    const edit = page.getByRole("form", { name: "Edit story" });
    expect(await edit.getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
    await edit.getByRole("textbox", { name: "Headline" }).fill("The tower is open");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("heading", { name: "The tower is open" }).waitFor();
    expect(await page.getByText(former).count()).toBe(0);
  },
);
