import { type Sender, plainMail, type Mail } from "../mail/mail.ts";

interface Joining {
  /** Address of the user who decides. */
  to: string;
  person: string;
  company: { name: string; slug: string };
}

/** Asks a user who decides about a company to approve a join request. */
export function joinMail({ to, person, company }: Joining, { productName, publicUrl }: Sender): Mail {
  return plainMail(to, `${person} wants to join ${company.name} on ${productName}`, [
    `${person} says that they work for ${company.name}. Others see it once you have agreed:`,
    "",
    `${publicUrl}/c/${company.slug}?tab=people`,
    "",
    "If you do not know them, decline there.",
  ]);
}
