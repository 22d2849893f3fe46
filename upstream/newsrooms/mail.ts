import { type Sender, composePlainMail, type Mail } from "../mail/mail.ts";

interface NewsroomMail {
  to: string;
  newsroom: string;
  company: string;
  /** Name of the person who created the newsroom. */
  requester: string;
  /** Hash in the link. */
  hash: string;
}

/** Asks a company to confirm a newsroom that another person created for it. */
export function composeNewsroomMail(
  { to, newsroom, company, requester, hash }: NewsroomMail,
  { productName, publicUrl }: Sender,
): Mail {
  return composePlainMail(to, `${productName}: please confirm the newsroom of ${company}`, [
    `${requester} has created the newsroom "${newsroom}" for ${company} on ${productName}.`,
    "It becomes public once you confirm it. Confirm or decline it within 30 days:",
    "",
    `${publicUrl}/newsrooms/confirm/${hash}`,
    "",
    "No account is needed.",
  ]);
}
