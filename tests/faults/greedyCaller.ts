import { sendGraphql } from "../support/graphql.ts";

/** A worker that sends a query over many connections at once, each time as soon as it has received the response. */
const CONNECTIONS = 40;
const communitiesQuery = "{ communities(first: 6) { totalCount edges { node { slug name } } } }";

const [url = "", token = ""] = process.argv.slice(2);

async function repeat(): Promise<never> {
  for (;;) await sendGraphql(url, { document: communitiesQuery, headers: { authorization: `Bearer ${token}` } });
}

await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
