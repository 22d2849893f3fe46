import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { updateMailSubscription } from "../rest/announcements.ts";
import type { Rest } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { readSession, type Session, type SessionOptions } from "../rest/session.ts";

interface UnsubscribeOptions {
  /** The REST API for one request. */
  open: (session: Session) => Rest;
  sessions: SessionOptions;
  log: Logger;
}

/** After which providers may try again. */
const seconds = 120;

/**
 * The one press that mail programs offer for List-Unsubscribe (RFC 8058): they post to the link in the header, with no
 * cookie and no custom header. Opening the same link in a browser shows the page of the web client, which asks first.
 */
export function serveUnsubscribe(app: FastifyInstance, { open, sessions, log }: UnsubscribeOptions): void {
  // The token in the path says everything; the form field, which is left unread, only tells the post from other ones.
  app.post<{ Params: { token: string } }>("/unsubscribe/:token", async (request, reply) => {
    reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    const session = { ...readSession(request.raw, sessions), sid: null, authorization: null };
    try {
      await updateMailSubscription(open(session), request.params.token, false);
      return await reply.send("You have been unsubscribed.\n");
    } catch (error) {
      if (error instanceof RestError && error.status === 404) {
        return reply.code(404).send("This link is no longer valid.\n");
      }
      log.error({ err: error }, "unsubscribe failed");
      // The provider tries again.
      return reply.code(503).header("retry-after", String(seconds)).send("Please try again later.\n");
    }
  });
}
