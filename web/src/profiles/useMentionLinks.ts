import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { useMentionLinksQuery } from "../__generated__/useMentionLinksQuery.graphql.ts";
import { authorPath } from "./profilePath.ts";

/**
 * Leads from a mention in written text to the page of whom it names. What is stored holds the contact id alone,
 * so the page is looked up when it is wanted.
 */
export function useMentionLinks(): void {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  useEffect(() => {
    const pathOf = async (mention: HTMLElement): Promise<string | null> => {
      const id = Number(mention.dataset["id"]);
      const name = (mention.textContent ?? "").replace(/^@/, "").trim();
      if (name === "") return null;
      const answer = await fetchQuery<useMentionLinksQuery>(
        environment,
        graphql`
          query useMentionLinksQuery($name: String!) {
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
      const author = answer?.mentions?.find(({ databaseId }) => databaseId === id);
      return author ? authorPath({ slug: author.slug, type: author.type }) : null;
    };
    const follow = (event: MouseEvent | KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event instanceof KeyboardEvent ? event.key !== "Enter" : event.button !== 0) return;
      const mention = event.target.closest<HTMLElement>(".rich-text .mention[data-id]");
      // Where it is being written it is text.
      if (!mention || mention.isContentEditable) return;
      event.preventDefault();
      // Nobody is there any more, or it cannot be said who: the mention stays what it says.
      void pathOf(mention)
        .catch(() => null)
        .then((path) => path !== null && navigate(path));
    };
    document.addEventListener("click", follow);
    document.addEventListener("keydown", follow);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("keydown", follow);
    };
  }, [navigate, environment]);
}
