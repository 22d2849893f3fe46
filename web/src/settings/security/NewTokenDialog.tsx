import { Check, Copy } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { graphql } from "react-relay";
import type { NewTokenDialogMutation } from "../../__generated__/NewTokenDialogMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { PasswordField, TextField } from "../../ui/TextField.tsx";
import { useCopied } from "../../ui/useCopied.ts";
import { useRefusals } from "./useRefusals.ts";

/** After how many days a token ends. */
const lives = [
  { id: "30", label: "30 days" },
  { id: "90", label: "90 days" },
  { id: "365", label: "1 year" },
] as const;

/** Makes a token, and shows it this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title="New access token" isDismissable={token === null}>
      {token === null ? <TokenForm onMade={setToken} /> : <NewToken token={token} onDone={onClose} />}
    </Dialog>
  );
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { run, isRunning } = useMutationAction<NewTokenDialogMutation>(
    graphql`
      mutation NewTokenDialogMutation($input: CreateAccessTokenInput!) {
        createAccessToken(input: $input) {
          token
          viewer {
            ...TokensSection_viewer
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const [name, setName] = useState("");
  const [life, setLife] = useState<(typeof lives)[number]["id"]>("90");
  const [password, setPassword] = useState("");
  const { form, at, text, refuse, find } = useRefusals(["name", "password"]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const faults = {
      name: name.trim() === "" ? requiredError("Name") : null,
      password: password === "" ? requiredError("Password") : null,
    };
    if (find(faults) || isRunning) return;
    const outcome = await run({ variables: { input: { name: name.trim(), expiresInDays: Number(life), password } } });
    if (!outcome.ok) return refuse(outcome);
    onMade(outcome.response.createAccessToken.token ?? "");
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-4 p-4 tablet:p-6">
      {text && <ErrorNote text={text} />}
      <TextField
        label="Name"
        name="name"
        description="What it is for, so that you know it again."
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={at("name")}
      />
      <Select label="Ends after" options={lives} value={life} onChange={setLife} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={at("password")}
      />
      <Button type="submit" variant="primary" isPending={isRunning}>
        Make token
      </Button>
    </form>
  );
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { isCopied, copy } = useCopied(token, "The token could not be copied.");
  return (
    <div className="space-y-4 p-4 tablet:p-6">
      <p className="text-14">Copy the token now: it is shown this once. Programs send it in this header of every request:</p>
      <pre className="rounded-control bg-sunken p-4 text-14 break-all whitespace-pre-wrap">
        <code>
          Authorization: Bearer <span data-token>{token}</span>
        </code>
      </pre>
      <div className="flex flex-wrap gap-2">
        <Button icon={isCopied ? Check : Copy} onPress={copy}>
          <span aria-live="polite">{isCopied ? "Copied" : "Copy token"}</span>
        </Button>
        <Button variant="primary" onPress={onDone} className="ms-auto">
          Done
        </Button>
      </div>
    </div>
  );
}
