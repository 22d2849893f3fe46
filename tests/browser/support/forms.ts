import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { expect } from "vitest";
import type { Product } from "../../support/product.ts";

/** The dialog with the form for a new post. */
export const formOf = (page: Page): Locator => page.getByRole("dialog", { name: "Write a post" });

/** A text field of the form for a new post. */
export const field = (page: Page, name: string): Locator => formOf(page).getByRole("textbox", { name, exact: true });

/** Types into an editor field. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.type(text);
}

/** Selects an option of a list that a button opens. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await formOf(page)
    .getByRole("button", { name: new RegExp(`${name}$`) })
    .click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/**
 * Clicks an option of a list that a text field opened. On phones the list is hidden until the keyboard has moved the page; an
 * earlier click would scroll the page, which closes the list.
 */
export async function pressOption(page: Page, name: string): Promise<void> {
  const option = page.getByRole("option", { name });
  const isUncovered = () =>
    option.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
  await option.click();
}

/** Types a date such as "2030-03-01" or "2030-03-01T18:00" part by part into a date field, with the clock of the locale. */
export async function typeDate(form: Locator, label: string, date: string): Promise<void> {
  const [, year = "", month = "", day = "", hour, minute = ""] = /^(\d+)-(\d+)-(\d+)(?:T(\d+):(\d+))?$/.exec(date) ?? [];
  const group = form.getByRole("group", { name: new RegExp(`^${label}( \\(optional\\))?$`) });
  const part = (name: string) => group.getByRole("spinbutton", { name });
  await part("day").pressSequentially(day);
  await part("month").pressSequentially(month);
  await part("year").pressSequentially(year);
  if (hour === undefined) return;
  await part("hour").pressSequentially(String(Number(hour) % 12 || 12).padStart(2, "0"));
  await part("minute").pressSequentially(minute);
  await part("AM/PM").pressSequentially(Number(hour) < 12 ? "a" : "p");
}

/** A picture for a file input. */
export async function pictureFile(name = "plate.png") {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#33617a" } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** A video of the demo data for a file input. */
export async function videoFile(product: Product) {
  const headers = { cookie: `sid=${await product.sessionOf("journo")}`, "x-requested-with": "XMLHttpRequest" };
  const records = await fetch(`${product.platform.url}/api/v1/records?limit=1`, { headers });
  const { data } = (await records.json()) as { data: { video: { url: string } }[] };
  const [record] = data;
  if (record === undefined) throw new Error("The demo data have no video.");
  const video = await fetch(new URL(record.video.url, product.platform.url), { headers });
  return { name: "update.mp4", mimeType: "video/mp4", buffer: Buffer.from(await video.arrayBuffer()) };
}

/**
 * Pastes HTML or a file into the focused element, as from another program. An editor of the same kind also puts its nodes on the
 * clipboard.
 */
export async function paste(
  page: Page,
  content: { html: string; nodes?: string } | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const file = "html" in content ? null : { ...content, buffer: content.buffer.toString("base64") };
  await page.evaluate(
    ([html, nodes, picture]) => {
      const data = new DataTransfer();
      if (nodes !== null) data.setData("application/x-lexical-editor", nodes);
      if (html !== null) data.setData("text/html", html);
      if (picture !== null) {
        const bytes = Uint8Array.from(atob(picture.buffer), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], picture.name, { type: picture.mimeType }));
      }
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    ["html" in content ? content.html : null, "html" in content ? (content.nodes ?? null) : null, file] as const,
  );
}
