import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { passwordCost, type PasswordCost } from "./accounts/password.ts";
import { resumePressMails } from "./announcements/sending.ts";
import { advanceSequences, insertBase, isEmpty, readSecret } from "./db/baseData.ts";
import { connect, type Connection, type ConnectOptions } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import type { Db } from "./db/schema.ts";
import { storeFeedTypes } from "./follows/feedTypes.ts";
import { openCallCounter } from "./http/callCounter.ts";
import { createCallLimits } from "./http/callLimits.ts";
import { notFound } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { registerOperations, writeError } from "./http/register.ts";
import { serveMetrics } from "./jobs/metrics.ts";
import { createJobs, type Jobs } from "./jobs/queue.ts";
import { jobTypes } from "./jobs/types.ts";
import { createMailer } from "./mail/mailer.ts";
import type { FileStore } from "./media/fileStore.ts";
import { createFolderStore, incomingFolder } from "./media/folderStore.ts";
import { resumeVideos } from "./media/processVideo.ts";
import type { S3Options } from "./media/s3Client.ts";
import { removeLeftovers } from "./media/temporaryFiles.ts";
import { operations } from "./operations.ts";
import { openRealtime } from "./realtime/realtime.ts";
import { findRooms } from "./realtime/rooms.ts";
import type { Services } from "./services.ts";
import { getToken } from "./session/credentials.ts";
import { readSession } from "./session/sessions.ts";
import type { LogLevel } from "./settings.ts";
import { DAY, MEGABYTE } from "./units.ts";

export interface UpstreamOptions extends ConnectOptions {
  /** Folder of the files served below /files; with `s3`, only of those that are being received or processed. */
  filesDir: string;
  /** Bucket of the files served below /files, which all nodes share; without it they are in filesDir. */
  s3?: S3Options | undefined;
  /** Whether the first start adds the demo data; otherwise the only content is the communities. */
  seedDemo: boolean;
  productName: string;
  logLevel: LogLevel;
  /** Address of the mail server, smtp://...; without it, mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Sender address of mails; default no-reply@localhost. */
  mailFrom?: string | undefined;
  /** Address that receives feedback; default none. */
  feedbackEmail?: string | undefined;
  /** The product's public address; default http://127.0.0.1:4000. */
  publicUrl?: string | undefined;
  /** Whether new accounts require a platform admin's approval. Default false. */
  signUpApproval?: boolean;
  /** Whether to log mails that were not sent, so that their links can be followed. Default false. */
  logsMails?: boolean;
  /** Calls that one session, or the guests of one IP address, may send within a minute; default 0, unlimited. */
  callLimit?: number;
  /** redis:// address in which all nodes count calls; without it they do so in PostgreSQL, if databaseUrl is set. */
  redisUrl?: string | undefined;
  /** Bytes that one user may upload within 24 hours; default 0, unlimited. */
  uploadQuota?: number;
  /**
   * IP addresses and networks of trusted gateways, in addition to this machine, whose X-Forwarded-For is used. Default none.
   */
  trustProxy?: readonly string[];
  /** Cost of new hashes of passwords; default passwordCost, which takes a third of a second. */
  passwordCost?: PasswordCost;
  /** Whether cookies are Secure, for a product that is reached by https. Default false. */
  secureCookies?: boolean;
  /** The bearer token with which scrapers read /metrics; without it, everybody may read it. */
  metricsToken?: string | undefined;
  /** Base address of an OpenTelemetry collector, which receives traces by OTLP over HTTP; without it, there are none. */
  traceEndpoint?: string | undefined;
  /** The share of traces that are recorded, 0 to 1, among those that a gateway has not decided about; default 1. */
  traceRatio?: number;
  /** Milliseconds between the end of readiness and the moment when nothing new is accepted; default 0. */
  shutdownDelay?: number;
  /** Called before an empty database is filled. */
  onFirstStart?: () => void;
  /** Returns the current time; default the system clock. */
  now?: () => Date;
}

export interface Upstream {
  /** Address of the server; "" before it listens. */
  readonly url: string;
  app: FastifyInstance;
  db: Db;
  jobs: Jobs;
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
  /** Dumps the embedded database to a file that another upstream can start from. Throws with PostgreSQL. */
  dumpSnapshot(): Promise<Blob>;
}

const MAX_UPLOADED = 10 * MEGABYTE;
/** An arbitrary advisory lock id shared by all nodes: only one of them fills an empty database. */
const FIRST_START_LOCK = 4100;

/**
 * Opens the database, fills it if it is empty, and prepares the REST API and the realtime server to listen.
 * @throws when the database cannot be opened or filled; everything is closed again
 */
export async function createUpstream(options: UpstreamOptions): Promise<Upstream> {
  const now = options.now ?? (() => new Date());
  const filesDir = resolve(options.filesDir);
  await mkdir(filesDir, { recursive: true });
  const firstFiles = new Set(await readdir(filesDir));
  const app = createApp(options);
  const tracing = await openTracing(options);
  const onLost = (error: Error) => app.log.error({ err: error }, "a connection to the database was lost");
  const storage = await openStorage(app, { ...options, filesDir });
  const connection = await connect({ ...options, onQuery: tracing?.query ?? options.onQuery }, onLost).catch(
    async (error: unknown) => {
      await storage.close();
      throw error;
    },
  );
  let isFilled = !connection.isNew;
  try {
    await connection.withoutTimeout(async (db) => {
      await migrate(db);
      const isFirstStart = await fillWhenEmpty(db, storage, options, now());
      await connection.keep();
      isFilled = true;
      // The first queries are then planned with statistics of the data.
      if (isFirstStart) await sql`vacuum analyze`.execute(db);
    });
    tracing?.observe(app);
    // Only old files that were never stored, since other nodes with the same folder may be receiving files.
    await removeLeftovers(storage.incoming, new Date(Date.now() - DAY));
    return await serve(app, { connection, storage }, options, now);
  } catch (error) {
    await connection.close();
    await storage.close();
    if (!isFilled) await removeFiles(filesDir, firstFiles);
    throw error;
  }
}

/** Null without a collector. Imported on demand, because most installations do not need its libraries. */
async function openTracing({ traceEndpoint: endpoint, traceRatio: ratio = 1 }: UpstreamOptions) {
  return endpoint === undefined ? null : (await import("./http/tracing.ts")).startTracing({ endpoint, ratio });
}

/** The client of buckets is imported on demand, because most installations need none. */
async function openStorage(app: FastifyInstance, { s3, filesDir }: UpstreamOptions): Promise<FileStore> {
  if (s3 === undefined) return createFolderStore(filesDir);
  const { openS3Store } = await import("./media/s3Store.ts");
  const onError = (error: unknown, what: string) => app.log.error({ err: error }, what);
  return openS3Store({ ...s3, incoming: join(filesDir, incomingFolder), onError });
}

/** Deletes the files of an interrupted first start, which nothing refers to. In a bucket, the next start replaces them. */
async function removeFiles(folder: string, except: ReadonlySet<string>): Promise<void> {
  const created = (await readdir(folder)).filter((name) => !except.has(name));
  await Promise.all(created.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Runs in one transaction, so that an interrupted start leaves the database empty. @returns whether it was empty */
async function fillWhenEmpty(db: Db, storage: FileStore, options: UpstreamOptions, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`.execute(tx);
    await storeFeedTypes(tx);
    if (!(await isEmpty(tx))) return false;
    const { productName, seedDemo } = options;
    options.onFirstStart?.();
    await insertBase(tx, productName, now);
    if (seedDemo) {
      // Imported on demand: its image and video libraries are large and only needed at the first start.
      const { seed } = await import("../demo/index.ts");
      await seed(tx, { storage, productName, now });
    } else {
      const { insertDefaultCommunities } = await import("../demo/defaultCommunities.ts");
      await insertDefaultCommunities(tx, now);
    }
    await advanceSequences(tx);
    return true;
  });
}

function createApp(options: UpstreamOptions): FastifyInstance {
  return fastify({
    logger: { level: options.logLevel },
    requestIdHeader: "x-request-id",
    genReqId: () => randomUUID(),
    // Uses X-Forwarded-For of a gateway on the same machine, since limits per IP address need the client's address.
    trustProxy: ["loopback", ...(options.trustProxy ?? [])],
    // More than fits into a header, so that overlong path parameters return 404 instead of an error about their length.
    routerOptions: { maxParamLength: 16_384 },
    // A quarter more than the gateway accepts, because the fields that it adds may make a body longer.
    bodyLimit: 1.25 * MEGABYTE,
    // Fastify reports addresses with broken escapes here, in a format of its own otherwise.
    frameworkErrors: writeError,
    forceCloseConnections: "idle",
    // Requests on open connections are still processed.
    return503OnClosing: false,
  });
}

interface Opened {
  connection: Connection;
  storage: FileStore;
}

async function serve(
  app: FastifyInstance,
  { connection, storage }: Opened,
  options: UpstreamOptions,
  now: () => Date,
): Promise<Upstream> {
  const { db } = connection;
  const reportError = (error: unknown, what: string) => app.log.error({ err: error }, what);
  const realtime = await openRealtime({
    server: app.server,
    db,
    listen: connection.listen,
    identify: async (headers) => {
      const token = getToken(headers);
      const viewer = token === null ? undefined : (await readSession(db, token, now()))?.viewer;
      return viewer ?? null;
    },
    watch: (userId, target) => findRooms(db, userId, target),
    onError: (error) => reportError(error, "the realtime channel failed"),
  });
  const mailer = createMailer({
    readFile: (address) => storage.read(address),
    now,
    smtpUrl: options.smtpUrl ?? null,
    from: options.mailFrom ?? "no-reply@localhost",
    onStored: ({ to, subject, text }) => {
      if (options.logsMails === true)
        app.log.warn({ to, subject, text }, "No mail server is set; this mail stays in the outbox.");
    },
  });
  const publicUrl = options.publicUrl ?? "http://127.0.0.1:4000";
  const jobs = await createJobs({ db, connection: connection.queue, types: jobTypes, onError: reportError });
  const onCountError = (error: unknown) => reportError(error, "the shared call counter failed");
  const { redisUrl, databaseUrl, callLimit: limit = 0 } = options;
  const counter = limit === 0 ? null : await openCallCounter({ redisUrl, databaseUrl, onError: onCountError });
  const services: Services = {
    db,
    vacuum: connection.vacuum,
    now,
    productName: options.productName,
    secret: await readSecret(db),
    passwordCost: options.passwordCost ?? passwordCost,
    secureCookies: options.secureCookies ?? false,
    storage,
    jobs,
    mailer,
    publicUrl,
    signUpApproval: options.signUpApproval ?? false,
    uploadQuota: options.uploadQuota ?? 0,
    feedbackEmail: options.feedbackEmail ?? null,
    reportError,
  };
  app.setErrorHandler(writeError);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  acceptEmptyJson(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "x-request-id": request.id, "x-content-type-options": "nosniff" });
  });
  await app.register(multipart, { limits: { fileSize: MAX_UPLOADED, files: 1, fields: 20 } });
  await storage.serve(app);
  const health = serveHealth(app, db);
  serveMetrics(app, { jobs, names: Object.keys(jobTypes), token: options.metricsToken ?? null });
  registerOperations(app, services, operations, createCallLimits({ limit, counter, onError: onCountError }));
  await app.ready();
  await resumeVideos(db, jobs);
  await resumePressMails(db, jobs, now());
  await jobs.work(services);
  let url = "";
  return {
    get url() {
      return url;
    },
    app,
    db,
    jobs,
    listen: async (port, host) => (url = await app.listen({ port, host })),
    close: async () => {
      await health.drain(options.shutdownDelay ?? 0);
      await realtime.close();
      await app.close();
      // Requests that were being processed could still add jobs.
      await jobs.close();
      mailer.close();
      await counter?.close();
      await storage.close();
      await connection.close();
    },
    dumpSnapshot: () => connection.dumpSnapshot(),
  };
}

/** Treats an empty body as missing, whatever its content type, because calls such as join need none. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body).trim();
    try {
      done(null, text === "" ? undefined : JSON.parse(text));
    } catch {
      done(Object.assign(new Error("The request body is not valid JSON."), { statusCode: 400 }));
    }
  });
}
