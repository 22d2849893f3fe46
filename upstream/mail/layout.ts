import { escapeHtml } from "../text/escapeHtml.ts";
import type { Mail } from "./mail.ts";
import { createUnsubscribeHeaders } from "./unsubscribeHeaders.ts";

/** A link to something that the mail is about. */
export interface MailItem {
  title: string;
  url: string;
  /** A line about it, such as its author. */
  detail?: string;
  /** The beginning of its text; empty when there is none. */
  excerpt?: string;
}

/** The content of a mail that a person subscribed to in the settings. All texts are plain. */
interface SubscribedMail {
  to: string;
  subject: string;
  /** The sentence at the beginning. */
  lead: string;
  items: readonly MailItem[];
  /** The reason why the person gets the mail. */
  reason: string;
  /** Address of the settings in which the mail was chosen; null for a person without a profile address. */
  settingsUrl: string | null;
  unsubscribeUrl: string;
}

/** Styles of all mails. */
export const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
export const smallText = "font-size:13px;color:#5b6570";
/** Makes phones show a mail in the width of their screens. */
export const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** Composes the mail as plain text and HTML, with a footer and headers for unsubscribing. */
export function composeMail(mail: SubscribedMail): Mail {
  const { to, subject, unsubscribeUrl } = mail;
  return {
    to,
    replyTo: null,
    subject,
    text: renderText(mail),
    html: renderHtml(mail),
    headers: createUnsubscribeHeaders(unsubscribeUrl),
    attachments: [],
  };
}

function renderText({ lead, items, reason, settingsUrl, unsubscribeUrl }: SubscribedMail): string {
  const blocks = items.map(({ title, detail = "", excerpt = "", url }) =>
    [title, detail, excerpt, url].filter((line) => line !== "").join("\n"),
  );
  const footer = [
    reason,
    ...(settingsUrl === null ? [] : [`Choose which e-mails you get: ${settingsUrl}`]),
    `Unsubscribe: ${unsubscribeUrl}`,
  ];
  return [lead, ...blocks, "--", footer.join("\n")].join("\n\n");
}

function renderHtml({ subject, lead, items, reason, settingsUrl, unsubscribeUrl }: SubscribedMail): string {
  const link = (url: string, text: string, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;
  const line = (text: string, style: string) => (text === "" ? "" : `<div style="${style}">${escapeHtml(text)}</div>`);
  const blocks = items.map(
    ({ title, detail = "", excerpt = "", url }) =>
      `<div dir="auto" style="margin:0 0 20px">${link(url, title, "font-weight:600;color:#1b1f24")}${line(detail, smallText)}${line(excerpt, "margin-top:4px")}</div>`,
  );
  const muted = "color:#5b6570";
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${viewport}<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5;color:#1b1f24">`,
    `<div style="max-width:640px;margin:0 auto"><p>${escapeHtml(lead)}</p>`,
    ...blocks,
    `<p style="margin-top:32px;${smallText}">${escapeHtml(reason)}<br>`,
    settingsUrl === null ? "" : `${link(settingsUrl, "Choose which e-mails you get", muted)}<br>`,
    `${link(unsubscribeUrl, "Unsubscribe", muted)}</p></div></body></html>`,
  ].join("");
}
