import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TokensSection_viewer$data, TokensSection_viewer$key } from "../../__generated__/TokensSection_viewer.graphql.ts";
import type { TokensSectionMutation } from "../../__generated__/TokensSectionMutation.graphql.ts";
import { formatDate } from "../../lib/dates.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyDialog } from "../../ui/lazyDialog.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { useTimeZone } from "../../ui/TimeZoneProvider.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

const NewTokenDialog = lazyDialog(async () => (await import("./NewTokenDialog.tsx")).NewTokenDialog);

/** Access tokens, with which programs use the GraphQL API on the person's behalf. */
export function TokensSection({ viewer }: { viewer: TokensSection_viewer$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment TokensSection_viewer on Viewer {
        accessTokens {
          id
          name
          scope
          lastUsedAt
          expiresAt
        }
      }
    `,
    viewer,
  );
  const [isMaking, setMaking] = useState(false);
  const newToken = useRef<HTMLButtonElement>(null);
  const tokens = accessTokens ?? [];
  return (
    <SecuritySection
      title="Access tokens"
      text="Your own or your partners' programs use a token instead of a password. Anybody who has it can read everything you can, and with write access do everything you can."
    >
      {tokens.length > 0 && (
        <ul aria-label="Access tokens" className="mb-3 divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoked={() => newToken.current?.focus()} />
          ))}
        </ul>
      )}
      <Button ref={newToken} onPress={() => setMaking(true)}>
        New token
      </Button>
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </SecuritySection>
  );
}

interface TokenRowProps {
  token: NonNullable<TokensSection_viewer$data["accessTokens"]>[number];
  /** Called when the token has been revoked. It moves the focus, because the row disappears. */
  onRevoked: () => void;
}

function TokenRow({ token: { id, name, scope, lastUsedAt, expiresAt }, onRevoked }: TokenRowProps) {
  const { run, isRunning } = useMutationAction<TokensSectionMutation>(graphql`
    mutation TokensSectionMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        viewer {
          ...TokensSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const zone = useTimeZone();
  const revoke = () =>
    void run({
      variables: { input: { tokenId: id } },
      question: `Do you want to revoke the token "${name}"? Programs that use it will be signed out.`,
      confirmLabel: "Revoke",
      onDone: onRevoked,
    });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p className="text-14 font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-muted">
          {scope === "READ" ? "Read only" : "Read and write"} ·{" "}
          {lastUsedAt ? (
            <>
              last used <RelativeTime time={lastUsedAt} />
            </>
          ) : (
            "never used"
          )}{" "}
          · ends {formatDate(expiresAt, zone)}
        </p>
      </div>
      <Button size="small" aria-label={`Revoke ${name}`} isPending={isRunning} onPress={revoke}>
        Revoke
      </Button>
    </li>
  );
}
