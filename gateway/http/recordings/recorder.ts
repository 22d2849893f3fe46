import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import type { Context } from "../../context.ts";
import type { InterceptCall } from "../../rest/callHooks.ts";
import type { Rest } from "../../rest/client.ts";
import { findSecrets } from "./findSecrets.ts";
import { Redactor } from "./redactor.ts";

/** One call of the REST API. */
export interface Exchange {
  readonly call: string;
  readonly method: string;
  /** Path and query, relative to /api/v1. */
  readonly path: string;
  /** The JSON that was sent; null without a body. */
  readonly sent: unknown;
  readonly status: number;
  /** The JSON or text of the response; null without a body. */
  readonly response: unknown;
  /** The header object-id. */
  readonly objectId: number | null;
}

/** An operation with all its REST calls, so that it can be run again without a REST API. */
export interface Recording {
  readonly document: string;
  readonly operationName: string | null;
  readonly variables: unknown;
  /** Whether somebody was signed in. */
  readonly signedIn: boolean;
  readonly exchanges: readonly Exchange[];
  readonly result: { readonly data: unknown; readonly errors: readonly { message: string; path: unknown; code: unknown }[] };
}

/** The request of an operation and its result. */
export interface OperationOutcome {
  readonly document: string | null;
  readonly operationName: string | null;
  readonly variables: unknown;
  readonly data: unknown;
  readonly errors: readonly { message: string; path?: unknown; extensions?: Record<string, unknown> | undefined }[];
}

const nameForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;

/** Records operations whose requests have the header X-Record, which names the file. For development only. */
export class Recorder {
  readonly #folder: string;
  readonly #running = new WeakMap<Rest, { name: string; exchanges: Exchange[] }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns callbacks for each REST call and for the operation's REST client; null without the header */
  begin(headers: IncomingHttpHeaders): { around: InterceptCall; attach: (rest: Rest) => void } | null {
    const name = headers["x-record"];
    if (typeof name !== "string" || !nameForm.test(name)) return null;
    const exchanges: Exchange[] = [];
    return {
      attach: (rest) => void this.#running.set(rest, { name, exchanges }),
      around: async ({ call, method, path, body }, send) => {
        const response = await send();
        const { status, objectId } = response;
        const sent = body === null ? null : readJson(body);
        exchanges.push({ call, method, path, sent, status, response: readJson(response.body), objectId });
        return response;
      },
    };
  }

  /**
   * Writes the redacted recording of an operation that was begun.
   * @returns the outcome in one line, for the header X-Recorded; null when the operation is not recorded
   */
  async finish({ rest, session }: Context, outcome: OperationOutcome): Promise<string | null> {
    const running = this.#running.get(rest);
    if (running === undefined || outcome.document === null) return null;
    const recording = redactRecording(outcome, running.exchanges, [session.sid, session.authorization]);
    const [finding] = findSecrets(recording);
    if (finding !== undefined) return `refused: ${finding.kind} in ${finding.path}`;
    const file = path.join(this.#folder, `${running.name}.json`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`);
    return `${running.name}.json`;
  }
}

/** @param credentials of the caller, which no text may contain */
function redactRecording(
  { document, operationName, variables, data, errors }: OperationOutcome,
  exchanges: readonly Exchange[],
  credentials: readonly (string | null)[],
): Recording {
  const redactor = new Redactor();
  for (const credential of credentials) redactor.collectSecrets(credential?.replace(/^bearer /i, ""), true, "token");
  redactor.collectSecrets(variables, true);
  if (document !== null) redactor.collectDocumentSecrets(document);
  redactor.collectSecrets(data, false);
  for (const { sent, response } of exchanges) {
    redactor.collectSecrets(sent, true);
    redactor.collectSecrets(response, false);
  }
  return {
    document: redactor.redactText(document ?? ""),
    operationName,
    variables: redactor.value(variables ?? {}),
    signedIn: credentials.some((credential) => credential !== null),
    exchanges: exchanges.map((exchange) => ({
      ...exchange,
      path: redactor.redactText(exchange.path),
      sent: redactor.value(exchange.sent),
      response: redactor.value(exchange.response),
    })),
    result: {
      data: redactor.value(data ?? null),
      errors: errors.map(({ message, path, extensions }) => ({
        message: redactor.redactText(message),
        path: path ?? null,
        code: extensions?.["code"] ?? null,
      })),
    },
  };
}

/** The parsed JSON, or the text itself when it is not JSON; null when it is empty. */
function readJson(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
