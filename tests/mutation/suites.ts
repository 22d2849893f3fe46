import { globSync } from "node:fs";
import { exists } from "../../scripts/lib/files.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";

/** Modules, and the tests that should detect every fault in them. */
export interface Suite {
  name: string;
  /** Paths of the modules from the root. */
  modules: readonly string[];
  /** Patterns of the paths of the test files. */
  tests: readonly string[];
  /** The file in this folder that configures Vitest. */
  config: "web.config.ts" | "servers.config.ts" | "units.config.ts";
  /** Folders that these tests do not need; all others are copied for the run. */
  excludedFolders: readonly string[];
  /**
   * Whether faults in code that runs only while a module is loaded are left out. Each takes a run of all tests of the suite, which
   * are few for a module of the servers and many for the web client.
   */
  ignoreStatic: boolean;
}

/** Modules of one part of the servers, by the names of their test files without `.test.ts`. */
interface ServerSuites {
  module: (name: string) => readonly string[];
  /** Folder of the test files. */
  folder: string;
  tests: Readonly<Record<string, readonly string[]>>;
}

/** Permissions as the gateway computes them. `permissions/refusals` goes through all nouns. */
const policies: ServerSuites = {
  module: (noun) => globSync(`gateway/modules/${noun}/{policy,rules}.ts`, { cwd: fromRoot() }),
  folder: "tests/gateway",
  tests: {
    permissions: ["permissions/sharedRules"],
    posts: ["permissions/posts", "drafts/*"],
    comments: ["permissions/comments"],
    interviews: ["permissions/interviews"],
    announcements: ["permissions/announcements"],
    answers: ["answers/*"],
    channels: ["channels/*", "permissions/refusals"],
    communities: ["communities/*"],
    companies: ["profiles/*"],
    contacts: ["contacts/*"],
    deadLetters: ["deadLetters/*", "permissions/refusals"],
    messages: ["messages/*", "permissions/refusals"],
    monitor: ["monitor/*", "permissions/refusals"],
    news: ["news/*", "permissions/storiesAndOrganizations"],
    newsrooms: ["permissions/storiesAndOrganizations"],
    outlets: ["permissions/storiesAndOrganizations"],
    session: ["permissions/viewer"],
    settings: ["settings/settings"],
    users: ["permissions/profiles"],
    work: ["work/*", "permissions/refusals"],
  },
};

/** What the REST API itself permits and accepts. */
const rules: ServerSuites = {
  module: (noun) => [`upstream/${noun}/rules.ts`],
  folder: "tests/upstream",
  tests: {
    accounts: ["contacts", "newsrooms", "organizations", "work"],
    announcements: ["announcements"],
    answers: ["answers"],
    comments: ["comments", "permissions"],
    communities: ["communities", "postFields", "writeCommunities"],
    companies: ["companyPeople", "newsrooms", "organizations"],
    contacts: ["contacts", "profiles"],
    interviews: ["interviews"],
    media: ["interviews", "messages", "uploadVisibility"],
    posts: ["permissions", "rules"],
    security: ["security", "accounts"],
    settings: ["settings"],
    users: ["profiles", "permissions"],
    work: ["work"],
  },
};

/** Conversions of the REST API's answers and calls. */
const mappers: ServerSuites = {
  module: (name) => [`gateway/rest/${name}.ts`],
  folder: "tests/gateway",
  tests: {
    bulk: ["nodes/batches", "settings/lists"],
    currentUser: ["session/ended", "session/session"],
    markup: ["core/markup"],
    messages: ["messages/*"],
    notifications: ["notifications/*", "realtime/subscriptions"],
    posts: ["posts/posts", "posts/writing"],
    search: ["search/*"],
    times: ["core/times"],
    users: ["users/*", "profiles/*"],
  },
};

/** Connections over lists that the REST API pages by offset. */
const paging: ServerSuites = {
  module: (name) => [`gateway/graph/${name}.ts`],
  folder: "tests/gateway",
  tests: {
    connections: ["core/connections", "core/cursors"],
    cursor: ["core/connections", "core/cursors"],
    offsetList: ["core/connections"],
  },
};

const upstreamPaging: ServerSuites = {
  module: () => ["upstream/http/paging.ts"],
  folder: "tests/upstream",
  tests: { paging: ["lists"] },
};

/** The tests of the gateway that start neither it nor the platform. */
const unitTests = new Set(["core/connections", "core/cursors", "core/markup", "core/times", "permissions/sharedRules"]);

const toSuites = (kind: string, { module, folder, tests }: ServerSuites): Suite[] =>
  Object.entries(tests).map(([name, files]) => ({
    name: `${kind} ${name}`,
    modules: module(name),
    tests: files.map((file) => `${folder}/${file}.test.ts`),
    config: files.every((file) => unitTests.has(file)) ? "units.config.ts" : "servers.config.ts",
    excludedFolders: [
      ".cache/*",
      "!.cache/snapshot-*",
      ".data",
      "dist",
      "docs",
      "screenshots",
      "test-results",
      "tests/browser",
      "web",
    ],
    ignoreStatic: false,
  }));

/** Modules of the web client whose tests are in a file of another name in their folder. */
const testedTogether: readonly string[] = [
  "announcements/useChangeAnnouncementStatus",
  "announcements/useDeleteAnnouncement",
  "comments/sendResult",
  "comments/useAddComment",
  "comments/useDeleteComment",
  "comments/useRestoreComment",
  "comments/useUpdateComment",
  "lib/databaseId",
  "lib/nextTask",
  "lib/visible",
  "lists/useNextPage",
  "messages/conversationTitle",
  "messages/newMessageAddress",
  "messages/useStartConversation",
  "posts/kinds/callout/calloutSchema",
  "posts/kinds/event/eventSchema",
  "posts/kinds/index",
  "posts/kinds/job/jobSchema",
  "posts/writing/audience",
  "posts/writing/audienceValues",
  "posts/writing/createAddress",
  "posts/writing/videoText",
  "uploads/sendPicture",
  "uploads/uploadError",
];

/**
 * The modules of the web client that have unit tests: tests/web/a/b.test.ts tests web/src/a/b.ts. The tests of a folder should
 * detect every fault in it; those of other folders also run its code, but loading all of them for each fault takes seconds.
 */
async function webSuites(): Promise<Suite[]> {
  const names = globSync("**/*.test.{ts,tsx}", { cwd: fromRoot("tests/web") }).map((file) => file.replace(/\.test\.tsx?$/, ""));
  const modules = [...names, ...testedTogether].flatMap((name) => [`web/src/${name}.ts`, `web/src/${name}.tsx`]);
  const present = await Promise.all(modules.map((module) => exists(fromRoot(module))));
  const byFolder = Map.groupBy(
    modules.filter((_module, index) => present[index]).toSorted(),
    (module) => module.split("/")[2] ?? "",
  );
  return [...byFolder].map(([folder, ofFolder]) => ({
    name: `web client ${folder}`,
    modules: ofFolder,
    tests: [`tests/web/${folder}/**/*.test.{ts,tsx}`],
    config: "web.config.ts",
    excludedFolders: [
      ".cache",
      ".data",
      "dist",
      "docs",
      "screenshots",
      "test-results",
      "tests/browser",
      "tests/gateway",
      "tests/upstream",
    ],
    ignoreStatic: true,
  }));
}

/** All suites. */
export async function listSuites(): Promise<Suite[]> {
  return [
    ...toSuites("policy", policies),
    ...toSuites("rules", rules),
    ...toSuites("mapper", mappers),
    ...toSuites("connections", paging),
    ...toSuites("pages", upstreamPaging),
    ...(await webSuites()),
  ];
}
