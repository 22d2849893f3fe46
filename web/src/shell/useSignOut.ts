import { graphql, useRelayEnvironment } from "react-relay";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { changeSignIn } from "../relay/environment.ts";
import { runMutation } from "../relay/mutation.ts";
import { session } from "../session/sessionState.ts";

/**
 * Signs out: the sign-in modal opens over the page, the socket closes and what is stored counts as old, also when
 * the call fails.
 */
export function useSignOut(): () => void {
  const environment = useRelayEnvironment();
  return () => {
    void runMutation<useSignOutMutation>(
      environment,
      graphql`
        mutation useSignOutMutation($input: SignOutInput!) {
          signOut(input: $input) {
            errors {
              code
              message
              field
            }
          }
        }
      `,
      { variables: { input: {} } },
    ).then(() => {
      changeSignIn(environment);
      session.end();
    });
  };
}
