import type { Mail } from "./mailer.ts";

interface Joining {
  /** Of whoever decides. */
  to: { email: string; slug: string | null };
  person: string;
  company: string;
}

/** Asks whoever decides about a company to let somebody join it (D-173). */
export function joinMail(
  { to, person, company }: Joining,
  { productName, publicUrl }: { productName: string; publicUrl: string },
): Mail {
  return {
    to: to.email,
    replyTo: null,
    subject: `${person} wants to join ${company} on ${productName}`,
    text: [
      `${person} says that they work for ${company}. Others see it once you have agreed:`,
      "",
      `${publicUrl}/${to.slug === null ? "" : `u/${to.slug}/settings/companies`}`,
      "",
      "If you do not know them, decline there.",
    ].join("\n"),
    attachments: [],
  };
}
