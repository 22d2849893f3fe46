import Type, { type Static } from "typebox";
import { Count, namedObject, Time } from "../http/schema.ts";

export const DeadLetter = namedObject(
  "DeadLetter",
  {
    id: Type.String({ description: "A UUID." }),
    type: Type.String({ description: "The type of the job, such as send-mail." }),
    title: Type.String({ description: "What the job should have done, such as Send a mail." }),
    description: Type.String({ description: "To what or whom, such as the subject and address of a mail; may be empty." }),
    error: Type.String({ description: "The message of the last error." }),
    attempts: Type.Unsafe<number>({ ...Count, description: "How often it was run." }),
    createdAt: Time,
    failedAt: Time,
  },
  { description: "A background job that has failed for the last time." },
);
export type DeadLetter = Static<typeof DeadLetter>;
