import { mailJobSettings, type JobType } from "./jobType.ts";
import type { Payload } from "./payloads.ts";

export const sendMail: JobType<Payload<"send-mail">> = {
  ...mailJobSettings,
  title: "Send a mail",
  describe: ({ to, subject }) => `${subject}, to ${to}`,
  run: (mail, { mailer }, { id }) => mailer.send(mail, id),
};
