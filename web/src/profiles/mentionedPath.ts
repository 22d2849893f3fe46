import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { mentionedPathQuery } from "../__generated__/mentionedPathQuery.graphql.ts";
import { authorPath } from "./profilePath.ts";

/**
 * The path of a mentioned person's page; null when the person no longer exists.
 * @param databaseId the contact id in the mention
 * @param text of the mention, "@" and the name
 */
export async function findMentionedPath(environment: Environment, databaseId: number, text: string): Promise<string | null> {
  const name = text.replace(/^@/, "").trim();
  if (name === "") return null;
  const response = await fetchQuery<mentionedPathQuery>(
    environment,
    graphql`
      query mentionedPathQuery($name: String!) {
        mentions(query: $name, first: 20) {
          databaseId
          slug
          type
        }
      }
    `,
    { name },
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  const author = response?.mentions?.find((found) => found.databaseId === databaseId);
  return author ? authorPath({ slug: author.slug, type: author.type }) : null;
}
