import { graphql, useFragment } from "react-relay";
import type { useRespondentName_respondent$key } from "../__generated__/useRespondentName_respondent.graphql.ts";

/** A respondent's display name: from their profile, else the name they entered, else the invited e-mail address. */
export function useRespondentName(respondent: useRespondentName_respondent$key): string {
  const { name, email, contact } = useFragment(
    graphql`
      fragment useRespondentName_respondent on Respondent {
        name
        email
        contact {
          name
        }
      }
    `,
    respondent,
  );
  return contact?.name ?? name ?? email ?? "Somebody";
}
