import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { pictureFile } from "./support/forms.ts";

const test = browserTests();

interface PictureForm {
  name: string;
  as: AccountName;
  /** Address of the form. */
  path: string | ((product: Product) => Promise<string>);
  form: (page: Page) => Locator;
  /** Labels of its picture fields. */
  pictures: readonly string[];
  /** Label of the save button; null when a picture is saved immediately. */
  save: string | null;
}

const formInMain = (name: string) => (page: Page) => page.getByRole("main").getByRole("form", { name, exact: true });
const formInDialog = (page: Page) => page.getByRole("dialog").getByRole("form");

/** The address of the journalist's settings. */
async function findSettings({ platform: { db } }: Product): Promise<string> {
  const { slug } = await db
    .selectFrom("users")
    .innerJoin("contacts", "contacts.id", "users.contact_id")
    .select("contacts.slug")
    .where("email", "=", "journo@example.com")
    .executeTakeFirstOrThrow();
  return `/u/${slug}/settings/basic`;
}

/** All forms whose pictures are shown again after a reload. */
const forms: readonly PictureForm[] = [
  {
    name: "a published announcement",
    as: "company",
    path: "/announcements/1001/web",
    form: formInMain("Announcement web page"),
    pictures: ["Picture"],
    save: "Save changes",
  },
  {
    name: "a draft of an announcement",
    as: "company",
    path: async ({ platform: { db } }) => {
      const { id } = await db
        .selectFrom("announcements")
        .select("id")
        .where("status", "=", "draft")
        .where("title", "like", "Results for the year%")
        .executeTakeFirstOrThrow();
      return `/announcements/${id}/web`;
    },
    form: formInMain("Announcement web page"),
    pictures: ["Picture"],
    save: "Save draft",
  },
  {
    name: "an interview",
    as: "journo",
    path: "/interviews/1006/edit",
    form: formInMain("Edit interview"),
    pictures: ["Picture"],
    save: "Save changes",
  },
  {
    name: "a community",
    as: "admin",
    path: "/community/tech-desk/edit",
    form: formInMain("Edit community"),
    pictures: ["Logo", "Banner"],
    save: "Save changes",
  },
  {
    name: "a company",
    as: "company",
    path: "/c/meridian-energy/edit",
    form: formInMain("Edit company"),
    pictures: ["Logo", "Banner"],
    save: "Save changes",
  },
  {
    name: "an outlet",
    as: "admin",
    path: "/o/harbour-ledger/edit",
    form: formInMain("Edit outlet"),
    pictures: ["Logo"],
    save: "Save changes",
  },
  {
    name: "a newsroom",
    as: "company",
    path: "/work/newsrooms/1001",
    form: formInMain("Edit newsroom"),
    pictures: ["Logo", "Banner"],
    save: "Save changes",
  },
  {
    name: "a story",
    as: "admin",
    path: "/stories/1000?writeStory=1000",
    form: formInDialog,
    pictures: ["Picture"],
    save: "Save changes",
  },
  {
    name: "a job",
    as: "journo",
    path: (product) => pathOfPost(product, "job"),
    form: formInDialog,
    pictures: ["Picture"],
    save: "Save changes",
  },
  {
    name: "an event",
    as: "journo",
    path: (product) => pathOfPost(product, "event"),
    form: formInDialog,
    pictures: ["Picture"],
    save: "Save changes",
  },
  {
    name: "a profile",
    as: "journo",
    path: findSettings,
    form: (page) => page.getByRole("main"),
    pictures: ["Picture"],
    save: null,
  },
];

/** The form of a post of that type, after making the journalist its author. */
async function pathOfPost({ platform: { db } }: Product, type: "job" | "event"): Promise<string> {
  const { contact_id: author_id } = await db
    .selectFrom("users")
    .select("contact_id")
    .where("email", "=", "journo@example.com")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom("posts")
    .select("id")
    .where("type", "=", type)
    .where("published_at", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await db.updateTable("posts").set({ author_id, creator_id: author_id }).where("id", "=", id).execute();
  return `/?${type}=${id}&edit=1`;
}

for (const device of ["laptop", "mobile"] as const) {
  for (const { name, as, path, form, pictures, save } of forms) {
    test(`every picture of ${name} can be replaced, on a ${device} @API-089`, { as, device }, async ({ page, product }) => {
      const address = typeof path === "string" ? path : await path(product);
      await page.goto(address);
      const before = await shownPictures(form(page), pictures);
      for (const label of pictures) await replacePicture(page, field(form(page), label));
      if (save === null) {
        await expect.poll(() => form(page).getByText("Saved").count()).toBeGreaterThan(0);
      } else {
        await form(page).getByRole("button", { name: save, exact: true }).click();
        await form(page).waitFor({ state: "detached" });
      }
      expect(await page.getByText("Something went wrong").count()).toBe(0);

      await page.goto(address);
      await form(page).waitFor();
      await expect
        .poll(() =>
          field(form(page), pictures[0] ?? "")
            .getByRole("img")
            .count(),
        )
        .toBe(1);
      const after = await shownPictures(form(page), pictures);
      for (const [index, picture] of after.entries()) expect(picture).not.toBe(before[index]);
    });
  }
}

test("a profile picture that is removed during its upload is not saved @API-089", { as: "journo" }, async ({ page, product }) => {
  await page.goto(await findSettings(product));
  const picture = field(page.getByRole("main"), "Picture");
  const input = picture.locator("input[type=file]");
  await input.waitFor({ state: "attached" });
  // The upload never ends by itself.
  await page.route(/\/settings\/avatar$/, () => undefined);
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/settings/avatar"));
  await input.setInputFiles(await pictureFile());
  await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Keep original" }).click();
  await picture.getByRole("progressbar").waitFor();
  await picture.getByRole("button", { name: "Remove picture" }).click();
  await cancelled;
  await page.getByRole("main").getByText("Saved", { exact: true }).first().waitFor();
  await page.reload();
  await input.waitFor({ state: "attached" });
  expect(await picture.getByRole("img").count()).toBe(0);
});

const field = (form: Locator, label: string) => form.getByRole("group", { name: new RegExp(`^${label}`) }).first();

/** The addresses of the pictures; null where there is none. */
async function shownPictures(form: Locator, labels: readonly string[]): Promise<(string | null)[]> {
  await form.waitFor();
  return Promise.all(
    labels.map(async (label) => {
      await field(form, label).locator("input[type=file]").waitFor({ state: "attached" });
      const picture = field(form, label).getByRole("img");
      return (await picture.count()) === 0 ? null : picture.getAttribute("src");
    }),
  );
}

async function replacePicture(page: Page, picture: Locator): Promise<void> {
  await picture.locator("input[type=file]").setInputFiles(await pictureFile());
  const sent = page.waitForResponse(
    (response) => /\/(images|avatar)$/.test(response.url()) && response.request().method() === "POST",
  );
  await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Keep original" }).click();
  expect((await sent).ok()).toBe(true);
  await picture.getByRole("progressbar").waitFor({ state: "detached" });
}
