import type { Mail } from "../mail/mailer.ts";

interface NewsroomMail {
  to: string;
  newsroom: string;
  company: string;
  /** Who made the newsroom. */
  requester: string;
  /** Of the link. */
  hash: string;
}

interface Sender {
  productName: string;
  /** Address that people open, without a slash at the end. */
  publicUrl: string;
}

/** Asks a company whether a newsroom that somebody made for it is its own. */
export function newsroomMail({ to, newsroom, company, requester, hash }: NewsroomMail, { productName, publicUrl }: Sender): Mail {
  return {
    to,
    replyTo: null,
    subject: `${productName}: please confirm the newsroom of ${company}`,
    text: [
      `${requester} has created the newsroom "${newsroom}" for ${company} on ${productName}.`,
      "It becomes public once you confirm it. Confirm or decline it within 30 days:",
      "",
      `${publicUrl}/newsrooms/confirm/${hash}`,
      "",
      "No account is needed.",
    ].join("\n"),
    attachments: [],
  };
}
