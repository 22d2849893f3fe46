import { getEntityPath } from "../mail/getEntityPath.ts";
import { composeMail, type MailItem } from "../mail/layout.ts";
import type { Mail } from "../mail/mail.ts";
import { entityNames } from "../posts/types.ts";
import type { Services } from "../services.ts";
import { plainText } from "../text/html.ts";
import { toTimezone } from "../text/timezone.ts";
import type { NewsletterItem } from "./content.ts";
import { createUnsubscribeUrl } from "./links.ts";
import type { MailRecipient } from "./recipient.ts";

export interface Newsletter {
  id: number;
  name: string;
  frequency: "daily" | "weekly" | "asItHappens";
}

/** Length of an excerpt, in characters. */
const EXCERPT = 200;

const frequencies: Readonly<Record<Newsletter["frequency"], string>> = {
  daily: "every day",
  weekly: "every week",
  asItHappens: "as it happens",
};

/** The first characters of a text, cut at the end of a word. */
function createExcerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length <= EXCERPT
    ? text
    : `${characters
        .slice(0, EXCERPT)
        .join("")
        .replace(/\s+\S*$/u, "")} …`;
}

const formatCount = (count: number, one: string): string => (count === 0 ? "" : count === 1 ? `1 ${one}` : `${count} ${one}s`);

function toMailItem(publicUrl: string, { type, id, title, content, author, likes, comments }: NewsletterItem): MailItem {
  const noun = entityNames[type];
  const text = createExcerpt(plainText(content ?? ""));
  const label = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  return {
    title: title ?? (text || `${label} by ${author}`),
    detail: [label, author, formatCount(likes, "like"), formatCount(comments, "comment")]
      .filter((part) => part !== "")
      .join(" · "),
    excerpt: title === null ? "" : text,
    url: `${publicUrl}${getEntityPath(type, id)}`,
  };
}

/** An issue of a newsletter with these items, of which there is at least one. */
export function composeNewsletterMail(
  { viewer, email, slug, timezone }: MailRecipient,
  newsletter: Newsletter,
  items: readonly NewsletterItem[],
  services: Services,
): Mail {
  const { productName, publicUrl, now } = services;
  const { id, name, frequency } = newsletter;
  const shown = items.map((item) => toMailItem(publicUrl, item));
  const date = new Intl.DateTimeFormat("en-GB", { timeZone: toTimezone(timezone), dateStyle: "long" }).format(now());
  return composeMail({
    to: email,
    subject: `${name}: ${shown[0]?.title ?? ""}`,
    lead: `${name} of ${productName}, ${date}`,
    items: shown,
    reason: `You get this e-mail because you subscribed to the newsletter "${name}" of ${productName}, which is sent ${frequencies[frequency]}.`,
    settingsUrl: slug === null ? null : `${publicUrl}/u/${slug}/settings/subscriptions`,
    unsubscribeUrl: createUnsubscribeUrl(services, viewer.userId, { newsletter: id }),
  });
}
