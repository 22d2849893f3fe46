import Type from "typebox";
import { checkLimit, feedbackLimit, runLimited } from "../http/attempts.ts";
import { unsupportedMedia, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { readForm } from "../http/forms.ts";
import { operation, type Operation } from "../http/operation.ts";
import { Id } from "../http/schema.ts";
import { countCharacters } from "../text/html.ts";
import { composeFeedbackMail } from "./mail.ts";

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_CHARACTERS = 5000;

const FeedbackForm = Type.Object({
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  message: Type.String({ maxLength: MAX_CHARACTERS }),
  url: Type.Optional(Type.String()),
  screenshot: Type.Optional(Type.Unsafe<Blob>({ type: "string", contentMediaType: "image/png" })),
});

const common = { tag: "Feedback", access: "all", assumed: true } as const;

export const feedbackOperations: Operation[] = [
  operation(common, {
    id: "createFeedback",
    path: "/feedback",
    summary: "Sends feedback to the operators of the platform, optionally with a screenshot (PNG).",
    multipart: FeedbackForm,
    status: 201,
    response: Type.Object({ id: Id }),
    handle: async ({ services: { db, now, storage, jobs, feedbackEmail, productName }, viewer, request }) => {
      const keys = [`address:${request.ip}`];
      // Checked before the picture is read.
      await checkLimit(db, feedbackLimit, keys, now());
      const { file: picture, fields } = await readForm(request);
      if (picture !== null && !picture.subarray(0, pngSignature.length).equals(pngSignature)) throw unsupportedMedia();
      // Forms send every line break as two characters.
      const readText = (name: string) => (fields.get(name) ?? "").replaceAll("\0", "").replaceAll("\r\n", "\n").trim();
      const message = readText("message");
      requireValid(message !== "", "message", fieldError.required("Message"));
      requireValid(countCharacters(message) <= MAX_CHARACTERS, "message", fieldError.tooLong("Message", MAX_CHARACTERS));
      const screenshot = picture === null ? null : await storage.put(picture, "image/png");
      const written = {
        name: readText("name") || null,
        email: readText("email") || null,
        message,
        url: readText("url") || null,
      };
      const { id } = await runLimited(db, feedbackLimit, keys, now(), async (count) => {
        await count();
        return db.transaction().execute(async (tx) => {
          const stored = await tx
            .insertInto("feedback")
            .values({ user_id: viewer?.userId ?? null, ...written, screenshot, created_at: now() })
            .returning("id")
            .executeTakeFirstOrThrow();
          if (feedbackEmail !== null) {
            const mail = composeFeedbackMail({ ...stored, ...written, screenshot }, feedbackEmail, productName);
            await jobs.enqueue(tx, "send-mail", mail);
          }
          return stored;
        });
      });
      return { id };
    },
  }),
];
