import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import * as v from "valibot";
import type { NewTokenDialogMutation } from "../../__generated__/NewTokenDialogMutation.graphql.ts";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { createAccessToken } from "../../forms/generated/limits.ts";
import { password, text } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useCopied } from "../../ui/useCopied.ts";

/** The lifetime of a token in days. */
const lifetimes = [
  { id: "30", label: "30 days" },
  { id: "90", label: "90 days" },
  { id: "365", label: "1 year" },
] as const;

const scopes = [
  { id: "READ", label: "Read only" },
  { id: "WRITE", label: "Read and write" },
] as const;

const tokenSchema = v.object({
  name: text("Name", createAccessToken.name),
  expiresInDays: v.pipe(v.picklist(["30", "90", "365"]), v.transform(Number)),
  scope: v.picklist(["READ", "WRITE"]),
  password: password(),
});
const start: v.InferInput<typeof tokenSchema> = { name: "", expiresInDays: "90", scope: "WRITE", password: "" };

/** Creates a token, which is shown only once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title="New access token" isDismissable={token === null}>
      {token === null ? <TokenForm onCreated={setToken} /> : <NewToken token={token} onDone={onClose} />}
    </Dialog>
  );
}

function TokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const { run } = useFormMutation<NewTokenDialogMutation>(graphql`
    mutation NewTokenDialogMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        token
        viewer {
          ...TokensSection_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: tokenSchema,
    start,
    send: (fields) => run({ variables: { input: fields } }),
    onSaved: ({ response }) => onCreated(response.createAccessToken.token ?? ""),
  });

  return (
    <Form form={form} label="New access token" takesFocus className="space-y-4 p-4 tablet:p-6">
      <GeneralError form={form} />
      <TextField
        label="Name"
        name="name"
        description="What the token is for, so that you recognize it later."
        autoComplete="off"
        {...form.field("name")}
      />
      <Select label="Access" options={scopes} {...form.field("scope")} />
      <Select label="Expires after" options={lifetimes} {...form.field("expiresInDays")} />
      <PasswordField label="Password" name="password" autoComplete="current-password" {...form.field("password")} />
      <SubmitButton form={form}>Create token</SubmitButton>
    </Form>
  );
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { isCopied, copy } = useCopied(token, "The token could not be copied.");
  return (
    <div className="space-y-4 p-4 tablet:p-6">
      <p className="text-14">
        Copy the token now, because it is shown only once. Programs send it in this header with every request:
      </p>
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
