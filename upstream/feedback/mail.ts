import type { Mail } from "../mail/mailer.ts";
import { isEmail } from "../text/email.ts";

interface Feedback {
  id: number;
  name: string | null;
  email: string | null;
  message: string;
  /** The page it was written on. */
  url: string | null;
  screenshot: { path: string; content: Buffer } | null;
}

/** What the installation's people read about a feedback. An answer goes to its sender. */
export function feedbackMail(feedback: Feedback, to: string, productName: string): Mail {
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
    attachments: screenshot === null ? [] : [{ name: "screenshot.png", ...screenshot }],
  };
}
