import { readFileSync } from "node:fs";
import path from "node:path";
import { languages, tokenVariable, type Language } from "../../examples/snippets.ts";
import { renderCode, html, type Html } from "./html.ts";

const guide = path.resolve(import.meta.dirname, "../../examples/guide");
const readDocument = (name: string): string => readFileSync(path.join(guide, `${name}.graphql`), "utf8").trim();

const order: readonly Language[] = ["curl", "javascript", "python"];

/** The first page: from a token to a subscription. @param origin the gateway's public origin */
export function renderGettingStarted(origin: string): Html {
  const url = `${origin}/graphql`;
  const request = (name: string, variables: Record<string, unknown>): Html => {
    const document = readDocument(name);
    return html`${order.map((language) => {
      const { label, write } = languages[language];
      const open = language === "curl" ? html` open` : html``;
      return html`<details${open} data-step="${name}"><summary>${label}</summary>${renderCode(write({ url, document, variables }), language)}</details>`;
    })}`;
  };
  return html`
    <p>
      The API is GraphQL over HTTP at <code>${url}</code>, with subscriptions over WebSocket at the same address. Every example on
      this page runs unchanged; the <a href="/graphql">explorer</a> has one for every root field.
    </p>

    <h2>1. Get a token</h2>
    <p>
      Sign in, open your settings, then Security, and create an access token. It acts as you, with your permissions. Keep it where
      only your program can read it:
    </p>
    ${renderCode(`export ${tokenVariable}="..."`, "shell")}

    <h2>2. Ask who you are</h2>
    ${request("viewer", {})}

    <h2>3. Read a community's feed, page by page</h2>
    <p>
      Ask for the next page with <code>after</code> set to the <code>endCursor</code> of the page before, as long as
      <code>hasNextPage</code> is true. Posts that are added or deleted meanwhile neither repeat nor hide others.
    </p>
    ${request("feed", { communitySlug: "media-insiders", first: 5, after: null })}

    <h2>4. Create a job</h2>
    <p>
      A mutation takes one <code>input</code>. What you can correct comes back in <code>errors</code>, with the field it is about;
      the job is then null. With an <code>idempotencyKey</code> the same request within 24 hours returns the first response
      instead of a second job. <code>extensions.cost</code> of every response tells what the operation cost, how many calls it
      made behind the API, and what is left of your budget.
    </p>
    ${request("createJob", {
      input: {
        title: "Night editor",
        company: { name: "The Ledger" },
        workplace: "HYBRID",
        employmentType: "FULL_TIME",
        location: "Sydney",
        description: "<p>Runs the desk from six to two.</p>",
        status: "DRAFT",
      },
    })}

    <h2>5. Read why something is refused, and what lifts it</h2>
    <p>
      Nobody can comment on a draft. The response above says so before you try: <code>permissions.comment</code> is not allowed,
      with a code, a sentence for people and a <code>remedy</code>: <code>PUBLISH</code>. The mutation refuses with the same
      sentence. Replace <code>JOB_ID</code> by the id of your job.
    </p>
    ${request("addComment", { input: { subjectId: "JOB_ID", content: "<p>Applications close on Friday.</p>" } })}
    <p>Run the remedy, and the permission turns to allowed:</p>
    ${request("publishDraft", { input: { postId: "JOB_ID" } })}

    <h2>6. Receive notifications as they happen</h2>
    <p>
      Subscriptions use the protocol graphql-transport-ws; the package
      <a href="https://www.npmjs.com/package/graphql-ws">graphql-ws</a> implements it and reconnects after a lost connection. With
      the <code>cursor</code> of the last event as <code>after</code> it continues where it was. <code>sequence</code> counts up
      by one from 1 for each subscription; a jump means that events were missed, so read the list again.
    </p>
    ${renderCode(printSubscription(origin), "javascript")}

    <h2>Typed clients</h2>
    <p>
      The <a href="/schema.graphql">schema</a> works with code generators, such as the client preset of GraphQL Code Generator:
    </p>
    ${renderCode(printCodegenConfig(origin), "typescript")}
  `;
}

function printSubscription(origin: string): string {
  return `import { createClient } from "graphql-ws";

const client = createClient({
  url: ${JSON.stringify(`${origin.replace(/^http/, "ws")}/graphql`)},
  connectionParams: { authorization: \`Bearer \${process.env.${tokenVariable}}\` },
  retryAttempts: Infinity,
  shouldRetry: () => true,
});

const query = \`
${readDocument("notificationReceived")
  .split("\n")
  .map((line) => `  ${line}`)
  .join("\n")}
\`;
const variables = { after: null };
for await (const { data } of client.iterate({ query, variables })) {
  console.log(JSON.stringify(data));
  // Sent again when the client connects again.
  variables.after = data?.notificationReceived.cursor ?? null;
}`;
}

const printCodegenConfig = (origin: string): string => `// codegen.ts
import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: ${JSON.stringify(`${origin}/schema.graphql`)},
  documents: ["src/**/*.ts"],
  generates: { "src/gql/": { preset: "client" } },
};
export default config;`;
