import Type from "typebox";
import { runLimited, testMailLimit } from "../http/attempts.ts";
import { throwIfInvalid } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams } from "../http/paging.ts";
import { getEmailError } from "../text/email.ts";
import { cancelEmail, readEmail, requireTestable, loadSenderName, sendEmail, updateEmail } from "./email.ts";
import { composeAnnouncementMail } from "./mail.ts";
import { requireEditable, requireOpenAnnouncement } from "./read.ts";
import { AnnouncementEmail, AnnouncementEmailChanges } from "./schema.ts";

const common = { tag: "Announcements", assumed: true, params: IdParams } as const;
const open = { ...common, ...loadBy("id", requireOpenAnnouncement) } as const;

export const announcementEmailOperations: Operation[] = [
  operation(common, {
    id: "getAnnouncementEmail",
    path: "/announcements/{id}/email",
    summary: "Returns the press mail of an announcement. Editors only.",
    refusals: [403],
    response: AnnouncementEmail,
    ...loadBy("id", requireEditable),
    handle: ({ services: { db }, viewer, target }) => readEmail(db, viewer, target.id),
  }),
  operation(open, {
    id: "updateAnnouncementEmail",
    path: "/announcements/{id}/email",
    summary: "Updates the given fields of a press mail. Editors only; 422 once sending has begun.",
    body: AnnouncementEmailChanges,
    refusals: [403],
    response: AnnouncementEmail,
    handle: async ({ services: { db }, viewer, body, target: row }) => {
      await updateEmail(db, viewer, row, body);
      return readEmail(db, viewer, row.id);
    },
  }),
  operation(open, {
    id: "testAnnouncementEmail",
    method: "POST",
    path: "/announcements/{id}/email/test",
    summary: "Sends a test of the press mail to one address. Editors only.",
    body: Type.Object({ to: Type.String({ title: "E-mail" }) }),
    refusals: [403, 429],
    status: 202,
    response: Type.Object({}),
    handle: async ({ services: { db, now, jobs, productName, publicUrl }, viewer, body, target: row }) => {
      const to = body.to.trim();
      throwIfInvalid("to", getEmailError(to));
      const email = await requireTestable(db, viewer, row);
      await runLimited(db, testMailLimit, [String(viewer.userId)], now(), (count) => count());
      const mail = {
        to,
        subject: `[Test] ${email.subject ?? row.title}`,
        preheader: email.preheader,
        fromName: email.from_name,
        senderName: await loadSenderName(db, row.author_id),
        replyTo: email.reply_to,
        content: email.content ?? "",
        link: row.status === "published" ? `${publicUrl}/announcements/${row.id}` : null,
        unsubscribeToken: null,
      };
      await jobs.enqueue(db, "send-mail", composeAnnouncementMail(mail, { productName, publicUrl }));
      return {};
    },
  }),
  operation(open, {
    id: "sendAnnouncementEmail",
    method: "POST",
    path: "/announcements/{id}/email/send",
    summary: "Sends the press mail to its recipients, at once or at a given time. Editors only.",
    body: Type.Object({
      sendAt: Type.Optional(
        Type.String({
          title: "Time",
          format: "date-time",
          description: "ISO 8601 with a UTC offset. The default is to send at once.",
        }),
      ),
    }),
    refusals: [403],
    status: 202,
    response: AnnouncementEmail,
    handle: async ({ services, viewer, body, target: row }) => {
      await sendEmail(services, viewer, row, body.sendAt === undefined ? null : new Date(body.sendAt));
      return readEmail(services.db, viewer, row.id);
    },
  }),
  operation(open, {
    id: "cancelAnnouncementEmail",
    method: "DELETE",
    path: "/announcements/{id}/email/send",
    summary: "Cancels a scheduled press mail, which becomes a draft again. Editors only; 422 if it is not scheduled.",
    refusals: [403],
    handle: ({ services: { db }, target }) => cancelEmail(db, target),
  }),
];
