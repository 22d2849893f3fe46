import { graphql } from "react-relay";
import type { useSetSpokespersonMutation } from "../../__generated__/useSetSpokespersonMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";

/** Adds, changes or removes a spokesperson responsibility. @param inlineErrors "all" when a form shows the errors */
export function useSetSpokesperson(inlineErrors: "all" | readonly string[] = []) {
  return useMutationAction<useSetSpokespersonMutation>(
    graphql`
      mutation useSetSpokespersonMutation($input: SetSpokespersonInput!) {
        setSpokesperson(input: $input) {
          settings {
            ...CompanyLists_settings
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    { inlineErrors },
  );
}
