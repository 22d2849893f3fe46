import type { BrowserContext } from "playwright";

/** The device classes of the product, each with a typical screen (CSS pixels). */
export const devices = {
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  desktop: { viewport: { width: 1680, height: 1050 }, hasTouch: false, isMobile: false },
} as const;

export type Device = keyof typeof devices;
export type Theme = "light" | "dark";

/** Makes the gateway recognize the browser as one of a phone, so that it renders first views for phones. */
export const asPhone = (context: BrowserContext): Promise<void> => context.setExtraHTTPHeaders({ "sec-ch-ua-mobile": "?1" });
