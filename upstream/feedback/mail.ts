import type { Mail } from "../mail/mail.ts";
import { isEmail } from "../text/email.ts";

interface Feedback {
  id: number;
  name: string | null;
  email: string | null;
  message: string;
  /** Address of the page that the feedback was sent from. */
  url: string | null;
  /** The address below /files. */
  screenshot: string | null;
}

/** The mail that forwards feedback to the operators of the installation. Replies go to its sender. */
export function composeFeedbackMail(feedback: Feedback, to: string, productName: string): Mail {
  const { id, name, email, message, url, screenshot } = feedback;
  const facts = [
    ["Name", name],
    ["Email", email],
    ["Page", url],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    to,
    replyTo: email !== null && isEmail(email) ? email : null,
    subject: `${productName}: feedback ${id}`,
    text: [message, ...(facts.length === 0 ? [] : ["", ...facts])].join("\n"),
    attachments: screenshot === null ? [] : [{ name: "screenshot.png", path: screenshot }],
  };
}
