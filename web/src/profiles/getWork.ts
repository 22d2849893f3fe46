import { graphql, readInlineData } from "react-relay";
import type { getWork_author$key } from "../__generated__/getWork_author.graphql.ts";

type Text = string | null | undefined;

/** A job and an organization on one line; empty when neither is known. */
export const joinWork = (jobTitle: Text, organization: Text): string => [jobTitle, organization].filter(Boolean).join(", ");

/** The job and organization of an author on one line; empty for companies and for authors without either. */
export function getWork(author: getWork_author$key): string {
  const { profile } = readInlineData(
    graphql`
      fragment getWork_author on Author @inline {
        profile {
          ... on User @alias(as: "person") {
            jobTitle
            organization
          }
        }
      }
    `,
    author,
  );
  return joinWork(profile?.person?.jobTitle, profile?.person?.organization);
}
