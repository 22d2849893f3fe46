import { graphql, useFragment } from "react-relay";
import type { useRespondentName_respondent$key } from "../__generated__/useRespondentName_respondent.graphql.ts";

/** What a respondent is called: by their profile, by the name they gave, else by the address that was invited. */
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
