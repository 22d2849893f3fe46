import { useState, type SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { EmailSection_viewer$key } from "../../__generated__/EmailSection_viewer.graphql.ts";
import type { EmailSectionMutation } from "../../__generated__/EmailSectionMutation.graphql.ts";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { emailError, isEmail } from "../../lib/validators.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { requiredError } from "../../ui/Field.tsx";
import { PasswordField, TextField } from "../../ui/TextField.tsx";
import { showToast } from "../../ui/Toaster.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { useRefusals } from "./useRefusals.ts";

/** The address that one signs in by. */
export function EmailSection({ viewer }: { viewer: EmailSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment EmailSection_viewer on Viewer {
        security {
          email
        }
      }
    `,
    viewer,
  );
  const [isChanging, setChanging] = useState(false);
  return (
    <SecuritySection
      title="E-mail"
      text={
        <>
          You sign in by <span className="font-medium text-ink">{security?.email}</span>.
        </>
      }
    >
      {isChanging ? (
        <EmailForm onDone={() => setChanging(false)} />
      ) : (
        <Button onPress={() => setChanging(true)}>Change e-mail</Button>
      )}
    </SecuritySection>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { run, isRunning } = useMutationAction<EmailSectionMutation>(
    graphql`
      mutation EmailSectionMutation($input: ChangeEmailInput!) {
        changeEmail(input: $input) {
          viewer {
            email
            ...EmailSection_viewer
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
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { form, at, text, refuse, find } = useRefusals(["email", "password"]);
  useUnsaved(email !== "");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    const faults = {
      email: wanted === "" ? requiredError("New e-mail") : isEmail(wanted) ? null : emailError,
      password: password === "" ? requiredError("Password") : null,
    };
    if (find(faults) || isRunning) return;
    const outcome = await run({ variables: { input: { email: wanted, password } } });
    if (!outcome.ok) return refuse(outcome);
    showToast("success", "Your e-mail has been changed.");
    onDone();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="max-w-100 space-y-4">
      {text && <ErrorNote text={text} />}
      <TextField
        label="New e-mail"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={at("email")}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={at("password")}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={isRunning}>
          Change e-mail
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
