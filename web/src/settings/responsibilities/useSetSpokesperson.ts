import { graphql } from "react-relay";
import type { useSetSpokespersonMutation } from "../../__generated__/useSetSpokespersonMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";

/** Makes one a spokesperson, changes what one speaks about, or ends it. @param inPlace "all" where a form shows the errors */
export function useSetSpokesperson(inPlace: "all" | readonly string[] = []) {
  return useMutationAction<useSetSpokespersonMutation>(
    graphql`
      mutation useSetSpokespersonMutation($input: SetSpokespersonInput!) {
        setSpokesperson(input: $input) {
          settings {
            ...CompanyLists_settings
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace },
  );
}
