import { graphql, useFragment } from "react-relay";
import type { SignInsSection_viewer$key } from "../../__generated__/SignInsSection_viewer.graphql.ts";
import type { SignInsSectionMutation } from "../../__generated__/SignInsSectionMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { FocusFallback } from "../../ui/FocusFallback.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** The person's active sessions. */
export function SignInsSection({ viewer }: { viewer: SignInsSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment SignInsSection_viewer on Viewer {
        security {
          signIns {
            id
            device
            address
            lastUsedAt
            isCurrent
          }
        }
      }
    `,
    viewer,
  );
  const { run, isRunning } = useMutationAction<SignInsSectionMutation>(graphql`
    mutation SignInsSectionMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        viewer {
          ...SignInsSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <SecuritySection
      title="Active sign-ins"
      text="Where you are signed in. If you don't recognize a device, sign it out and change your password."
    >
      <FocusFallback>
        <ul aria-label="Active sign-ins" className="divide-y divide-line">
          {(security?.signIns ?? []).map(({ id, device, address, lastUsedAt, isCurrent }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-48 flex-1">
                <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
                  {device}
                  {isCurrent && <Chip>This device</Chip>}
                </p>
                <p className="text-13 text-muted">
                  {address} · last used <RelativeTime time={lastUsedAt} />
                </p>
              </div>
              {!isCurrent && (
                <Button
                  size="small"
                  aria-label={`Sign out ${device}, ${address}`}
                  isDisabled={isRunning}
                  onPress={() => void run({ variables: { input: { signInId: id } } })}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      </FocusFallback>
    </SecuritySection>
  );
}
