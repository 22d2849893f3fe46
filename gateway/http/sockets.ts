import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { GraphQLError, getOperationAST, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { useServer as serveProtocol, type Extra } from "graphql-ws/use/ws";
import { WebSocketServer, type WebSocket } from "ws";
import type { Context } from "../context.ts";
import { formatError } from "../errors.ts";
import { createCodedError } from "../graph/codedErrors.ts";
import type { DocumentCache } from "../graph/documentCache.ts";
import type { Executor } from "../graph/executor.ts";
import { createSubscriber } from "../graph/subscribe.ts";
import { readPersistedId, type TrustedDocuments } from "../graph/trustedDocuments.ts";
import { Cancellation } from "../rest/cancellation.ts";
import { readBearer, readSession, type Session, type SessionOptions } from "../rest/session.ts";
import { createUntrustedDocumentError } from "./execution.ts";
import { createQueueFullError, type FairShare } from "./fairShare.ts";
import { getCallerKey, runMetered, type CostReservation, type Metering } from "./metering.ts";
import { readRequestId, type OpenContext } from "./operations.ts";
import { formatResult } from "./results.ts";

export interface SocketOptions {
  path: string;
  schema: GraphQLSchema;
  executor: Executor;
  metering: Metering;
  /** Limits how many operations of one caller run at once. */
  fairShare: FairShare;
  documents: DocumentCache;
  trusted: TrustedDocuments;
  /** True: callers with a session cookie may run trusted documents only. */
  trustedOnly: boolean;
  openContext: OpenContext;
  sessions: SessionOptions;
  /** Origin from which a browser's cookie is accepted, in addition to the request's host; null accepts only that host. */
  publicOrigin: string | null;
  /** Milliseconds from opening a socket until connection_init must arrive. */
  initTimeout: number;
  /** The maximum number of concurrent operations of one socket. */
  operationLimit: number;
  /** Called when a socket opens (1) or closes (-1). */
  observe: (change: 1 | -1) => void;
}

/** GraphQL over WebSocket, subprotocol graphql-transport-ws, on the HTTP server's own port. */
export interface Sockets {
  /**
   * Closes every socket with 1012 (service restart), on which clients connect again, as soon as none of its queries and
   * mutations runs any more.
   */
  close(): Promise<void>;
}

const MAX_MESSAGE = 1024 * 1024;
/** Bytes that may wait for a client to read them. A client that exceeds this and sends further messages is disconnected. */
const MAX_BUFFERED = 16 * 1024 * 1024;
const SERVICE_RESTART = 1012;
/** Milliseconds for the queries and mutations of sockets to end, and then for clients to confirm that their socket closes. */
const FINISH_TIMEOUT = 10_000;
const CLOSE_TIMEOUT = 2000;
const POLL_DELAY = 20;

export function serveSockets(server: Server, options: SocketOptions): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });
  const connections = new WeakMap<WebSocket, Connection>();
  const { schema, executor, metering, fairShare, operationLimit } = options;
  const getConnection = (extra: Extra): Connection => {
    const connection = connections.get(extra.socket);
    if (connection === undefined) throw new Error("The socket was not initialised.");
    return connection;
  };

  const protocolServer = serveProtocol(
    {
      schema,
      connectionInitWaitTimeout: options.initTimeout,
      jsonMessageReviver: rejectServerMessages,
      onConnect: ({ extra, connectionParams, subscriptions }) => {
        const connection = new Connection(extra.request, connectionParams?.["authorization"], subscriptions, options);
        connections.set(extra.socket, connection);
        options.observe(1);
        return true;
      },
      onClose: ({ extra }) => {
        if (connections.get(extra.socket)?.end() === true) options.observe(-1);
      },
      onSubscribe: ({ extra, subscriptions }, id, payload) => {
        // The client sends the operation again on its next socket, because this one will not send its result.
        if (extra.socket.readyState !== extra.socket.OPEN) return [createCodedError("UNAVAILABLE", "The socket closes.")];
        if (Object.keys(subscriptions).length > operationLimit)
          return [createCodedError("TOO_MANY_OPERATIONS", `At most ${operationLimit} operations run on one socket at once.`)];
        return prepare(getConnection(extra), id, payload, options);
      },
      execute: async (args) => {
        const operation = getOperation(args);
        const acquiring = fairShare.acquireSlot(getCallerKey(operation.context.session));
        if (acquiring === null) {
          await operation.reservation.settle();
          return { errors: [createQueueFullError()] };
        }
        const releaseSlot = acquiring instanceof Promise ? await acquiring : acquiring;
        try {
          return await runMetered(executor, operation.createRequest(args, operation.context), operation.reservation);
        } catch (error) {
          return createFailedResult(error);
        } finally {
          releaseSlot();
        }
      },
      subscribe: async (args) => {
        const operation = getOperation(args);
        try {
          // Only events are counted, each as an operation.
          await operation.reservation.settle();
          const subscribe = createSubscriber<Context>(schema, async (event) => {
            const reservation = await metering.reserve({ ...event, trusted: operation.trusted });
            return reservation.error === null ? runMetered(executor, event, reservation) : { errors: [reservation.error] };
          });
          return await subscribe({ ...operation.createRequest(args, operation.context), openContext: () => operation.open() });
        } catch (error) {
          return createFailedResult(error);
        }
      },
      onNext: (_socket, _id, _payload, args, result) => formatResult(result, getOperation(args).context),
      onError: ({ extra }, _id, _payload, errors) => errors.map((error) => formatError(error, getConnection(extra).requestId)),
    },
    sockets,
  );

  // Pings and invalid messages get responses, too, and no limit on operations applies to them.
  sockets.on("connection", (socket) => {
    const enforceLimit = () => {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    };
    socket.on("message", enforceLimit).on("ping", enforceLimit);
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split("?")[0] !== options.path) return rejectUpgrade(socket, "404 Not Found");
    if (!isAllowed(request, options)) return rejectUpgrade(socket, "403 Forbidden");
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
  };
  server.on("upgrade", upgrade);
  return {
    async close() {
      server.off("upgrade", upgrade);
      server.on("upgrade", (_request, socket) => rejectUpgrade(socket, "503 Service Unavailable"));
      await Promise.all([...sockets.clients].map((socket) => closeWhenIdle(socket, connections.get(socket))));
      const terminating = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_TIMEOUT);
      await protocolServer.dispose();
      clearTimeout(terminating);
    },
  };
}

/** @param connection undefined before connection_init */
async function closeWhenIdle(socket: WebSocket, connection: Connection | undefined): Promise<void> {
  const deadline = performance.now() + FINISH_TIMEOUT;
  while (connection?.isBusy() === true && performance.now() < deadline) await wait(POLL_DELAY);
  socket.close(SERVICE_RESTART, "Service restart");
}

/** Messages that only a server sends. */
const serverMessages: ReadonlySet<unknown> = new Set(["connection_ack", "next", "error"]);

/** Closes the socket with 4400, as for any other invalid message; graphql-ws itself would close it with 4500. */
function rejectServerMessages(key: string, value: unknown): unknown {
  if (key === "" && typeof value === "object" && value !== null && "type" in value && serverMessages.has(value.type))
    throw new Error("Only a server sends this message.");
  return value;
}

/** The caller of a socket, and the cancellation of everything it has started. */
class Connection {
  readonly requestId: string;
  readonly session: Session;
  readonly cancellation = new Cancellation();
  readonly #running: Readonly<Record<string, unknown>>;

  /**
   * @param authorization `connectionParams.authorization`, which takes precedence over the cookie
   * @param running the operations of the socket by id: null for one whose result is not sent yet, events for a subscription
   */
  constructor(
    request: IncomingMessage,
    authorization: unknown,
    running: Readonly<Record<string, unknown>>,
    { sessions }: SocketOptions,
  ) {
    this.#running = running;
    const session = readSession(request, sessions);
    const bearer = typeof authorization === "string" ? readBearer(authorization) : null;
    this.session = bearer === null ? session : { ...session, sid: null, authorization: bearer };
    this.requestId = readRequestId(request.headers);
  }

  /** Whether a query or mutation runs, or its result is not sent yet. */
  isBusy(): boolean {
    return Object.values(this.#running).includes(null);
  }

  /** Returns false when it had already ended. */
  end(): boolean {
    if (this.cancellation.aborted) return false;
    this.cancellation.abort();
    return true;
  }
}

/** An operation on a socket; each event of a subscription gets its own context. */
class SocketOperation {
  readonly open: () => Context;
  readonly context: Context;
  /** True for a document of the web client. */
  readonly trusted: boolean;
  #reservation: CostReservation | null = null;

  constructor(connection: Connection, id: string, openContext: OpenContext, trusted: boolean) {
    this.trusted = trusted;
    const requestId = `${connection.requestId}.${id}`.slice(0, 128);
    this.open = () => openContext({ ...connection.session, setCookies: [] }, requestId, connection.cancellation);
    this.context = this.open();
  }

  /** Set before the operation runs. */
  get reservation(): CostReservation {
    if (this.#reservation === null) throw new Error("The operation has no reservation.");
    return this.#reservation;
  }

  set reservation(reservation: CostReservation) {
    this.#reservation = reservation;
  }

  createRequest({ document, operationName, variableValues }: ExecutionArgs, context: Context) {
    return { document, operationName: operationName ?? null, variables: { ...variableValues }, context };
  }
}

function getOperation({ contextValue }: ExecutionArgs): SocketOperation {
  if (contextValue instanceof SocketOperation) return contextValue;
  throw new Error("The operation was not prepared.");
}

/** Finds and validates the document; all problems become errors of this operation. */
async function prepare(
  connection: Connection,
  operationId: string,
  payload: SubscribePayload,
  options: SocketOptions,
): Promise<ExecutionArgs | GraphQLError[]> {
  const { schema, documents, metering, trusted, trustedOnly, openContext } = options;
  const documentId = readPersistedId(payload.extensions);
  const trustedText = documentId === null ? null : trusted.get(documentId);
  const text = payload.query || trustedText;
  if (!text) return [createCodedError("PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound")];
  const isTrusted = trustedText === text;
  if (trustedOnly && connection.session.sid !== null && !isTrusted) return [createUntrustedDocumentError()];
  const prepared = documents.prepare(text);
  if ("errors" in prepared) return [...prepared.errors];
  if (!getOperationAST(prepared.document, payload.operationName))
    return [createCodedError("OPERATION_RESOLUTION_FAILURE", "The document has no such operation.")];
  const operation = new SocketOperation(connection, operationId, openContext, isTrusted);
  const args: ExecutionArgs = {
    schema,
    document: prepared.document,
    operationName: payload.operationName ?? null,
    variableValues: payload.variables ?? null,
    contextValue: operation,
  };
  const reservation = await metering.reserve({ ...operation.createRequest(args, operation.context), trusted: isTrusted });
  if (reservation.error !== null) return [reservation.error];
  operation.reservation = reservation;
  return args;
}

const createFailedResult = (error: unknown): ExecutionResult => ({
  errors: [
    new GraphQLError("The operation failed.", { originalError: error instanceof Error ? error : new Error(String(error)) }),
  ],
  data: null,
});

/** Browsers send the cookie from any page, so the page's origin must be ours. */
function isAllowed(request: IncomingMessage, { sessions, publicOrigin }: SocketOptions): boolean {
  const { headers } = request;
  if (readSession(request, sessions).sid === null) return true;
  const origin = typeof headers.origin === "string" ? URL.parse(headers.origin) : null;
  return origin !== null && (origin.origin === publicOrigin || origin.host === headers.host);
}

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
