import { type Sender, composePlainMail, type Mail } from "../mail/mail.ts";

interface Joining {
  /** Address of the user who decides. */
  to: string;
  person: string;
  company: { name: string; slug: string };
}

/** Asks a user who decides about a company to approve a join request. */
export function composeJoinRequestMail({ to, person, company }: Joining, { productName, publicUrl }: Sender): Mail {
  return composePlainMail(to, `${person} wants to join ${company.name} on ${productName}`, [
    `${person} says that they work for ${company.name}. Others see it once you have agreed:`,
    "",
    `${publicUrl}/c/${company.slug}?tab=people`,
    "",
    "If you do not know them, decline there.",
  ]);
}

interface Listing {
  to: string;
  company: { name: string; slug: string };
  /** Whether the person asked to join; otherwise the company added them. */
  requested: boolean;
}

/** Informs a person that a company lists them among its people. */
export function composeCompanyListingMail({ to, company, requested }: Listing, { productName, publicUrl }: Sender): Mail {
  return composePlainMail(
    to,
    requested
      ? `${company.name} has accepted you on ${productName}`
      : `${company.name} has added you to its people on ${productName}`,
    [
      `You are listed among the people of ${company.name}:`,
      "",
      `${publicUrl}/c/${company.slug}?tab=people`,
      "",
      "Under Settings, Companies and responsibilities, you can say what you do there, or leave.",
    ],
  );
}
