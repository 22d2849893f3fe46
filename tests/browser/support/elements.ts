import type { Locator, Page } from "playwright";

/** The content of the page, without the navigation around it. */
export const main = (page: Page): Locator => page.getByRole("main");

/** The main heading of the page. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { name, level: 1 });

/** The main navigation. */
export const navigation = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** A part of the page with a title. */
export const part = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });

/** The texts of the errors in the content of the page. */
export const errorsOnPage = (page: Page): Locator => main(page).getByRole("alert").locator("p");

/** The texts of the errors in toasts. */
export const errorToasts = (page: Page): Locator => page.locator('[data-toast="error"] p');

/** Presses the button with exactly this name. */
export const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
