import { composePlainMail, type Mail } from "../mail/mail.ts";

interface InvitationMail {
  to: string;
  /** Name of the interviewer. */
  from: string;
  title: string;
  /** Address of the page for answering. */
  link: string;
  productName: string;
}

/** Invites a person to answer an interview. */
export function composeInvitationMail({ to, from, title, link, productName }: InvitationMail): Mail {
  return composePlainMail(to, `${from} invites you to an interview: ${title}`, [
    `${from} would like you to answer the questions of "${title}" on ${productName}, in your own time.`,
    "",
    link,
    "",
    "The link is personal: anybody who opens it can answer in your name. No account is needed.",
  ]);
}
