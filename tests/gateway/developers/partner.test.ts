import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { createClient, type Client } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { demoPassword } from "../../../scripts/lib/demoAccounts.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { startProduct, type Product } from "../../support/product.ts";

const run = promisify(execFile);

interface Result {
  data: Record<string, unknown> | null;
  extensions?: { cost?: unknown };
}

interface CreatedJob {
  id: string;
  permissions: { comment: { allowed: boolean; reasons: { message: string; remedy: string }[] } };
}

function jobOf({ data }: Result): CreatedJob {
  const payload = data?.["createJob"] as { job: CreatedJob } | undefined;
  if (payload === undefined) throw new Error("No job was created.");
  return payload.job;
}

const tokenMutation =
  "mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token errors { message } } }";

/** Runs the snippets of the getting started page as a partner would, with the ids of earlier responses. */
describe("the getting started page", () => {
  let product: Product;
  let token: string;
  let page: string;
  let folder: string;

  beforeAll(async () => {
    product = await startProduct();
    folder = await mkdtemp(path.join(tmpdir(), "partner-"));
    await symlink(fromRoot("node_modules"), path.join(folder, "node_modules"));
    const { data } = await product.graphql<{ createAccessToken: { token: string } }>({
      as: "pr",
      document: tokenMutation,
      variables: { input: { name: "Newsdesk script", expiresInDays: 1, password: demoPassword } },
    });
    token = data?.createAccessToken.token ?? "";
    page = await (await fetch(`${product.url}/developers`)).text();
  });
  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function snippet(step: string, language: string): string {
    const section = page.split(`data-step="${step}"`).slice(1).join("");
    const [, escaped = ""] = new RegExp(`data-language="${language}"><code>([^]*?)</code>`).exec(section) ?? [];
    return escaped.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  }

  const programs: Record<string, (file: string) => [string, string[]]> = {
    curl: (file) => ["bash", [file]],
    javascript: (file) => [process.execPath, [file]],
    python: (file) => ["python3", [file]],
  };

  async function execute(step: string, language: string, change: (text: string) => string = (text) => text): Promise<Result> {
    const text = snippet(step, language);
    expect(text, `${step} in ${language}`).not.toBe("");
    const file = path.join(folder, `${step}.${language === "javascript" ? "mjs" : "txt"}`);
    await writeFile(file, change(text));
    const [program, args] = programs[language]?.(file) ?? ["", []];
    const { stdout } = await run(program, args, { env: { ...process.env, PRESSROOM_TOKEN: token }, cwd: folder });
    return JSON.parse(stdout) as Result;
  }

  it.each(["curl", "javascript", "python"])("reads the viewer, in %s", async (language) => {
    expect(await execute("viewer", language)).toMatchObject({ data: { viewer: { authenticated: true, roles: ["PR"] } } });
  });

  it.each(["curl", "javascript", "python"])("pages through a community's feed, in %s", async (language) => {
    const seen = new Set<string>();
    let after: string | null = null;
    for (let round = 0; round < 3; round += 1) {
      const cursor: string | null = after;
      const { data } = await execute("feed", language, (text) =>
        cursor === null ? text : text.replace(/"after": ?null/, () => `"after": ${JSON.stringify(cursor)}`),
      );
      const feed = data?.["feed"] as { edges: { node: { id?: string } }[]; pageInfo: { endCursor: string } } | undefined;
      if (feed === undefined) throw new Error("There is no feed.");
      for (const { node } of feed.edges) if (node.id !== undefined) seen.add(node.id);
      after = feed.pageInfo.endCursor;
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it("creates a job, is refused to comment on the draft, and follows the remedy", async () => {
    const created = await execute("createJob", "curl");
    expect(created.extensions?.cost).toMatchObject({ actual: expect.any(Number), restCalls: expect.any(Number) });
    const job = jobOf(created);
    const [reason] = job.permissions.comment.reasons;
    expect(reason?.remedy).toBe("PUBLISH");

    const withId = (text: string) => text.replaceAll("JOB_ID", job.id);
    const refused = await execute("addComment", "python", withId);
    expect(refused.data).toMatchObject({ addComment: { errors: [{ message: reason?.message }], commentEdge: null } });
    const lifted = await execute("publishDraft", "javascript", withId);
    expect(lifted.data).toMatchObject({ publishDraft: { errors: [], post: { permissions: { comment: { allowed: true } } } } });
    const accepted = await execute("addComment", "curl", withId);
    expect(accepted.data).toMatchObject({ addComment: { errors: [] } });
  });

  it("receives a notification through a subscription, also after a reconnect", async () => {
    const sockets: WebSocket[] = [];
    class Observed extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol);
        sockets.push(this);
      }
    }
    const client: Client = createClient({
      url: `${product.url.replace("http", "ws")}/graphql`,
      connectionParams: { authorization: `Bearer ${token}` },
      webSocketImpl: Observed,
      retryAttempts: Infinity,
      shouldRetry: () => true,
    });
    const received: unknown[] = [];
    const [, query = ""] = /const query = `\n([^`]+)`/.exec(page) ?? [];
    const stop = client.subscribe(
      { query },
      { next: ({ data }) => received.push(data), error: () => undefined, complete: () => undefined },
    );
    const created = await execute("createJob", "javascript", (text) => text.replace('"DRAFT"', '"PUBLISHED"'));
    const { id } = jobOf(created);
    const comment = async () =>
      product.graphql({
        as: "journo",
        document: "mutation ($input: AddCommentInput!) { addComment(input: $input) { errors { message } } }",
        variables: { input: { subjectId: id, content: "<p>Is it still open?</p>" } },
      });
    // The subscription may begin after the first comment.
    const commentUntilReceived = async (count: number) =>
      expect.poll(async () => (await comment(), received.length), { interval: 1000 }).toBeGreaterThanOrEqual(count);
    await commentUntilReceived(1);
    expect(received[0]).toMatchObject({ notificationReceived: { sequence: expect.any(Number) } });

    const before = received.length;
    sockets.at(-1)?.terminate();
    await commentUntilReceived(before + 2);
    expect(sockets.length).toBeGreaterThan(1);
    stop();
    await client.dispose();
  });
});
