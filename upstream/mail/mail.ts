import Type, { type Static } from "typebox";

const orNull = Type.Union([Type.String(), Type.Null()]);

/** A mail to one recipient. */
export const Mail = Type.Object({
  to: Type.String(),
  /** Reply-To address; null means replies go to the sender. */
  replyTo: orNull,
  subject: Type.String(),
  text: Type.String(),
  /** HTML version of the text; omitted for plain-text mails. */
  html: Type.Optional(Type.String()),
  /** Display name of the sender; the sender address is always that of the installation. */
  fromName: Type.Optional(orNull),
  /** Further headers by name. */
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  attachments: Type.Array(
    Type.Object({
      /** File name shown to the recipient. */
      name: Type.String(),
      /** The address below /files. */
      path: Type.String(),
    }),
  ),
});
export type Mail = Static<typeof Mail>;

/** The facts about the installation that its mails contain. */
export interface Sender {
  productName: string;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
}

/** A mail of plain text, whose replies go to the sender. */
export const composePlainMail = (to: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  replyTo: null,
  subject,
  text: lines.join("\n"),
  attachments: [],
});
