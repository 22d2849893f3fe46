import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Rest } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { readSession, type Session, type SessionOptions } from "../rest/session.ts";

interface UnsubscribeOptions {
  /** Creates the REST API for one request. */
  open: (session: Session) => Rest;
  sessions: SessionOptions;
  log: Logger;
}

/** The number of seconds after which providers may retry. */
const RETRY_AFTER = 120;

/** The changes that the unsubscribe links in mails make, by path. */
const changes: Readonly<Record<string, (rest: Rest, token: string) => Promise<unknown>>> = {
  "/unsubscribe/:token": (rest, token) =>
    rest.write("updateMailSubscription", { params: { token }, body: { isSubscribed: false } }),
  "/unsubscribe/account/:token": (rest, token) => rest.write("updateMailSetting", { params: { token }, body: { isOn: false } }),
};

/**
 * One-click unsubscribe for List-Unsubscribe (RFC 8058): mail programs post to the link in the header, without a cookie or
 * custom header. Opening the same link in a browser shows the page of the web client, which asks for confirmation.
 */
export function serveUnsubscribe(app: FastifyInstance, { open, sessions, log }: UnsubscribeOptions): void {
  for (const [path, unsubscribe] of Object.entries(changes)) {
    // The token in the path is sufficient. The form field only distinguishes this post from others and is ignored.
    app.post<{ Params: { token: string } }>(path, async (request, reply) => {
      reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
      const session = { ...readSession(request.raw, sessions), sid: null, authorization: null };
      try {
        await unsubscribe(open(session), request.params.token);
        return await reply.send("You have been unsubscribed.\n");
      } catch (error) {
        if (error instanceof RestError && error.status === 404) return reply.code(404).send("This link is no longer valid.\n");
        log.error({ err: error }, "unsubscribe failed");
        // The provider retries.
        return reply.code(503).header("retry-after", String(RETRY_AFTER)).send("Please try again later.\n");
      }
    });
  }
}
