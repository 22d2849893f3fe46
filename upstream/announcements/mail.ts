import { font, smallText, viewport } from "../mail/layout.ts";
import type { Sender, Mail } from "../mail/mail.ts";
import { createUnsubscribeHeaders } from "../mail/unsubscribeHeaders.ts";
import { escapeHtml } from "../text/escapeHtml.ts";
import { plainText } from "../text/html.ts";

interface AnnouncementMail {
  to: string;
  subject: string;
  /** The preview text that mail programs show next to the subject. */
  preheader: string | null;
  /** The sender name that the editors chose; null falls back to the name of the company or person. */
  fromName: string | null;
  /** The name of the announcement's company or, without one, of its author. */
  senderName: string;
  replyTo: string | null;
  /** Safe HTML. */
  content: string;
  /** The public address of the announcement; null while it is not public. */
  link: string | null;
  /** Used in the unsubscribe link; null for a test mail, whose recipients have no subscription. */
  unsubscribeToken: string | null;
}

const blockEnd = /<\/(?:p|li|h[2-4]|blockquote|pre|tr|figcaption)>/;
const lineBreak = /<br\b[^<>]*>/;
const link = /<a href="([^"]*)"[^<>]*>(.*?)<\/a>/gs;

/**
 * The paragraphs of safe HTML for a plain text: links are followed by their addresses, and items of lists begin with a hyphen.
 * @param publicUrl completes addresses within the product
 */
function toParagraphs(html: string, publicUrl: string): string[] {
  const withAddresses = html.replaceAll("<li>", "<li>- ").replace(link, (_link, address: string, text: string) => {
    const isShown = plainText(text) === plainText(address.replace(/^mailto:/, ""));
    return isShown ? text : `${text} (${address.startsWith("/") ? escapeHtml(publicUrl) : ""}${address})`;
  });
  return withAddresses.split(blockEnd).map((block) => block.split(lineBreak).map(plainText).join("\n"));
}

/** Renders the mail of an announcement as HTML and plain text, with an unsubscribe link and header. */
export function composeAnnouncementMail(mail: AnnouncementMail, { productName, publicUrl }: Sender): Mail {
  const { to, subject, preheader, senderName, replyTo, content, link, unsubscribeToken } = mail;
  const fromName = mail.fromName ?? senderName;
  const unsubscribeUrl = unsubscribeToken === null ? null : `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const footer = `${fromName} sent you this e-mail through ${productName}.`;
  const unsubscribeText = `Unsubscribe from press mails of ${senderName}`;
  const testNote = "This is a test. The e-mail to your recipients has a link to unsubscribe here.";
  const paragraphs = toParagraphs(content, publicUrl);
  const completeContent = content
    .replaceAll(' src="/files/', ` style="max-width:100%" src="${escapeHtml(publicUrl)}/files/`)
    .replaceAll('<a href="/', `<a href="${escapeHtml(publicUrl)}/`);
  const text = [
    ...[preheader ?? "", ...paragraphs, link ?? "", "--", footer].filter((part) => part !== ""),
    unsubscribeUrl === null ? testNote : `${unsubscribeText}: ${unsubscribeUrl}`,
  ];
  const html = [
    `<!doctype html><html><head><meta charset="utf-8">${viewport}<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5;color:#1b1f24">`,
    preheader === null ? "" : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    // The text may be written from right to left.
    `<div style="max-width:640px;margin:0 auto"><div dir="auto">${completeContent}</div>`,
    link === null ? "" : `<p><a href="${escapeHtml(link)}">Read it on ${escapeHtml(productName)}</a></p>`,
    `<p style="margin-top:32px;${smallText}">${escapeHtml(footer)}<br>`,
    unsubscribeUrl === null
      ? escapeHtml(testNote)
      : `<a href="${escapeHtml(unsubscribeUrl)}" style="color:#5b6570">${escapeHtml(unsubscribeText)}</a>`,
    "</p></div></body></html>",
  ];
  return {
    to,
    replyTo,
    subject,
    text: text.join("\n\n"),
    html: html.join(""),
    fromName,
    headers: unsubscribeUrl === null ? {} : createUnsubscribeHeaders(unsubscribeUrl),
    attachments: [],
  };
}
