import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { compileCache } from "./scripts/lib/paths.ts";
import { findPostgres } from "./scripts/lib/postgres.ts";
import { findRedis } from "./scripts/lib/redis.ts";
import { sqlRows } from "./tests/support/sqlRows/plugin.ts";
import { relay } from "./web/build/relay.ts";

// Workers and the servers that tests start inherit it.
Object.assign(process.env, compileCache);

/**
 * Files that run at the same time; each may hold a database, servers and a browser. Tests often wait, for a lease to end, a
 * process to start or a page to react, so that fewer than three would leave a core of a small machine idle. The connections of
 * more than eight would not fit into one PostgreSQL.
 */
const WORKERS = Math.min(8, Math.max(3, availableParallelism()));

/**
 * Time limit in ms of a test or hook. It ends those that hang; the time that others take depends on the machine, and those that start
 * several processes take almost a minute on a busy one.
 */
const TEST_TIMEOUT = 300_000;

const snapshot = "./tests/support/setup/snapshot.ts";
const bundles = "./tests/support/setup/bundles.ts";
const browser = "./tests/support/setup/browser.ts";
const sqlRowsFolder = "./tests/support/sqlRows";
const postgres = "./tests/support/setup/postgres.ts";
const demoPostgres = "./tests/support/setup/demoPostgres.ts";

/**
 * Long files that begin first, so that no worker waits for one of them at the end. Others begin with their project: a worker keeps
 * its modules, databases and browser only for the next file of the same project.
 */
const longest = [
  "upstream/jobsKilled",
  "architecture/newPostType",
  "upstream/main",
  "authorisation/everyCall",
  "scripts/start",
  "browser/writingTypes",
  "browser/routesAccessible1",
  "browser/routesAccessible2",
  "browser/overlay",
  "browser/pictures",
  "browser/journey",
  "browser/post",
  "browser/development",
].map((name) => `${import.meta.dirname}/tests/${name}.test.ts`);

/** In the order in which they run: those of long files first. */
const projects = [
  "browser",
  "scripts",
  "authorisation",
  "upstream",
  "upstream-postgres",
  "gateway",
  "contract",
  "architecture",
  "web",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.includes(moduleId));
    const orderOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted((a, b) => isLong(b) - isLong(a) || orderOf(a) - orderOf(b));
  }
}

interface ProjectOptions {
  /** Folder under tests/; the project's name unless told otherwise. */
  folder?: string;
  globalSetup?: string[];
  setupFiles?: string[];
  exclude?: string[];
  /** Where files run; default: processes. */
  pool?: "threads";
  /** How often a failing test is tried again. */
  retry?: number;
  /** Whether each file loads all modules again; default: yes. */
  isolate?: false;
  /** Whether Vite loads the modules instead of Node, for projects whose plugins change them; default: no. */
  transformedByVite?: boolean;
}

function project(
  name: string,
  { folder = name, transformedByVite = false, ...options }: ProjectOptions = {},
): TestProjectInlineConfiguration {
  return {
    // The file that Node itself finds: Vite would find the other one of the package, and two copies of graphql refuse each other.
    resolve: { alias: [{ find: /^graphql$/, replacement: `${import.meta.dirname}/node_modules/graphql/index.js` }] },
    test: {
      name,
      include: [`tests/${folder}/**/*.test.{ts,tsx}`],
      environment: "node",
      // A loaded machine takes its time; a poll that succeeds ends at once.
      expect: { poll: { timeout: 20_000 } },
      maxWorkers: WORKERS,
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      // Node loads the modules as they are: transforming them takes 3 to 15% of the CPU time of a project.
      experimental: { viteModuleRunner: transformedByVite, nodeLoader: false },
      ...options,
    },
  };
}

// A thread starts sooner than a process; threads that keep their modules would fail when a module of the file before is still
// being loaded.
const web = project("web", { pool: "threads", transformedByVite: true });
web.plugins = [relay(`${import.meta.dirname}/web/src/__generated__`)];

/** Files that start servers of their own share nothing but modules, and loading all of the product's is most of a start. */
const startsServers = { isolate: false } as const;

/**
 * Files of tests/upstream that ask no database, or the embedded one alone: a second run would repeat the first. The generated HTML
 * of html reaches PostgreSQL through tests/gateway/posts/html, and its statements are those of writePosts.
 */
const embeddedOnly = [
  "fileStores",
  "html",
  "main",
  "redisLimits",
  "media",
  "rules",
  "seedMedia",
  "snapshot",
  "sqlRows",
  "vacuum",
  "webAddress",
];

const hasPostgres = (await findPostgres()) !== null;
const hasRedis = (await findRedis()) !== null;

/** What needs PostgreSQL and cannot run on the embedded database. */
const needsPostgres = ["gateway/core/sharedBudgets", "scripts/backup"].map((name) => `tests/${name}.test.ts`);

/** What needs a database server: several upstreams, which cannot share the embedded database, and the loss of its connections. */
const needsServer = ["callCounter", "jobsKilled", "databaseLost"].map((name) => `tests/upstream/${name}.test.ts`);

/** What needs Redis. */
const needsRedis = ["gateway/core/redisBudgets", "upstream/redisLimits"].map((name) => `tests/${name}.test.ts`);

// The second run of tests/upstream; left out where PostgreSQL's server programs are missing.
const upstreamOnPostgres = !hasPostgres
  ? []
  : [
      project("upstream-postgres", {
        ...startsServers,
        folder: "upstream",
        exclude: embeddedOnly.map((name) => `tests/upstream/${name}.test.ts`),
        globalSetup: [postgres],
      }),
    ];

const upstream = project("upstream", {
  ...startsServers,
  globalSetup: [snapshot, `${sqlRowsFolder}/coverage.ts`],
  setupFiles: [`${sqlRowsFolder}/setup.ts`],
  transformedByVite: true,
  exclude: [...needsServer, ...(hasRedis ? [] : needsRedis)],
});
upstream.plugins = [sqlRows()];

export default defineConfig({
  test: {
    // A run that finds nothing proves nothing.
    passWithNoTests: false,
    slowTestThreshold: 5000,
    sequence: { sequencer: LongestFirst },
    projects: [
      project("architecture"),
      web,
      upstream,
      // These run on PostgreSQL where there is one: it takes half the CPU of the embedded database, on which tests/upstream runs.
      project("gateway", {
        ...startsServers,
        globalSetup: [snapshot, demoPostgres],
        exclude: [...(hasPostgres ? [] : needsPostgres), ...(hasRedis ? [] : needsRedis)],
      }),
      ...upstreamOnPostgres,
      project("scripts", {
        globalSetup: [snapshot, bundles, postgres],
        exclude: hasPostgres ? [] : needsPostgres,
      }),
      project("contract", { globalSetup: [snapshot, demoPostgres] }),
      project("authorisation", { globalSetup: [snapshot, demoPostgres] }),
      project("browser", {
        ...startsServers,
        globalSetup: [snapshot, bundles, browser, demoPostgres],
        retry: 1,
      }),
    ],
  },
});
