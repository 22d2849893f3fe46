import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { openMentionQuery } from "../__generated__/openMentionQuery.graphql.ts";
import { toGlobalId } from "../lib/globalId.ts";
import { failureText, toFailure } from "../relay/failures.ts";
import { showToast } from "../ui/Toaster.tsx";
import { authorPath } from "./profilePath.ts";

/** Opens the page of a mentioned person, or says why it cannot be opened. */
export async function openMention(environment: Environment, mention: HTMLElement, open: (path: string) => void): Promise<void> {
  try {
    const path = await findPath(environment, Number(mention.dataset["id"]), mention.textContent ?? "");
    if (path !== null) open(path);
    // The person no longer exists.
    else showToast("info", "This person's page was not found.");
  } catch (error) {
    const text = failureText(toFailure(error));
    if (text !== null) showToast("error", text);
  }
}

/**
 * The path of a mentioned person's page; null when it is not found.
 * @param databaseId the contact id in the mention
 * @param text of the mention, "@" and the name
 */
async function findPath(environment: Environment, databaseId: number, text: string): Promise<string | null> {
  const name = text.replace(/^@/, "").trim();
  const id = toGlobalId("Author", String(databaseId));
  if (name === "" || id === null) return null;
  const response = await fetchQuery<openMentionQuery>(
    environment,
    graphql`
      query openMentionQuery($name: String!, $id: ID!) {
        mentions(query: $name, ids: [$id]) {
          databaseId
          slug
          type
        }
      }
    `,
    { name, id },
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  const author = response?.mentions?.find((found) => found.databaseId === databaseId);
  return author ? authorPath({ slug: author.slug, type: author.type }) : null;
}
