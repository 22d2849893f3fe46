import { graphql, useRelayEnvironment } from "react-relay";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { changeSignIn } from "../relay/environment.ts";
import { runMutation } from "../relay/mutation.ts";
import { session } from "../session/sessionState.ts";

/**
 * Signs out: opens the sign-in modal over the page, closes the socket and marks stored data as stale, even when the call fails.
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
              ...mutation_error @relay(mask: false)
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
